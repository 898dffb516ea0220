import { accept, type Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { accountText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { AccountForm } from './account-form.tsx'

interface AccountProps {
  readonly player: PlayerInfo
}

/** Forms for the player's name and password. */
export function NameForms({ player }: AccountProps) {
  return (
    <div class="account-forms">
      <AccountForm
        title={accountText.rename}
        text={player.claimed ? accountText.claimedText : accountText.guestText}
        fields={[{ name: 'name', label: accountText.name, autocomplete: 'nickname', initial: player.name }]}
        submitLabel={accountText.rename}
        submitValues={({ name }) => applyPlayer(api.rename(name), accountText.renamed)}
      />
      {player.claimed ? <PasswordForm player={player} /> : <ClaimForm player={player} />}
      {!player.claimed && <SignInForm warns />}
    </div>
  )
}

function ClaimForm({ player }: AccountProps) {
  return (
    <AccountForm
      // The field follows when the name is changed by another form.
      key={player.name}
      title={accountText.claimTitle}
      text={accountText.claimText}
      fields={[
        { name: 'name', label: accountText.name, autocomplete: 'username', initial: player.name },
        {
          name: 'password',
          label: accountText.password,
          autocomplete: 'new-password',
          help: accountText.passwordHelp,
        },
      ]}
      submitLabel={accountText.claim}
      submitValues={({ name, password }) => applyPlayer(api.claimName(name, password), accountText.claimed)}
    />
  )
}

function PasswordForm({ player }: AccountProps) {
  return (
    <AccountForm
      title={accountText.passwordTitle}
      text={accountText.noRecovery}
      fields={[
        { name: 'old', label: accountText.old, autocomplete: 'current-password' },
        {
          name: 'password',
          label: accountText.fresh,
          autocomplete: 'new-password',
          help: accountText.passwordHelp,
        },
      ]}
      username={player.name}
      submitLabel={accountText.changePassword}
      submitValues={async ({ old, password }) => {
        const changed = await api.changePassword(old, password)
        return changed.ok ? accept(accountText.passwordChanged) : changed
      }}
    />
  )
}

interface SignInFormProps {
  /** Set when this device is a guest, which is lost after signing in as another player. */
  readonly warns: boolean
}

export function SignInForm({ warns }: SignInFormProps) {
  return (
    <AccountForm
      title={accountText.signInTitle}
      text={warns ? `${accountText.signInText} ${accountText.signInWarning}` : accountText.signInText}
      fields={[
        { name: 'name', label: accountText.name, autocomplete: 'username' },
        { name: 'password', label: accountText.password, autocomplete: 'current-password' },
      ]}
      submitLabel={accountText.signIn}
      submitValues={async ({ name, password }) => {
        const arrival = await api.signIn(name, password, 'cookie')
        if (!arrival.ok) return arrival
        identity.setPlayer(arrival.value.player)
        return accept(accountText.signedIn(arrival.value.player.name))
      }}
    />
  )
}

async function applyPlayer(request: Promise<Result<PlayerInfo>>, sentence: string): Promise<Result<string>> {
  const player = await request
  if (!player.ok) return player
  identity.setPlayer(player.value)
  return accept(sentence)
}
