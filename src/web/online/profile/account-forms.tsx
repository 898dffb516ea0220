import { accept, type Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { AccountForm } from './account-form.tsx'
import { accountWords } from './words.ts'

interface AccountProps {
  readonly player: PlayerInfo
}

/** Forms for the player's name and password. */
export function NameForms({ player }: AccountProps) {
  return (
    <div class="account-forms">
      <AccountForm
        title={accountWords.rename}
        text={player.claimed ? accountWords.claimedText : accountWords.guestText}
        fields={[{ name: 'name', label: accountWords.name, autocomplete: 'nickname', initial: player.name }]}
        submitLabel={accountWords.rename}
        submitValues={({ name }) => applyPlayer(api.rename(name), accountWords.renamed)}
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
      title={accountWords.claimTitle}
      text={accountWords.claimText}
      fields={[
        { name: 'name', label: accountWords.name, autocomplete: 'username', initial: player.name },
        {
          name: 'password',
          label: accountWords.password,
          autocomplete: 'new-password',
          help: accountWords.passwordHelp,
        },
      ]}
      submitLabel={accountWords.claim}
      submitValues={({ name, password }) => applyPlayer(api.claimName(name, password), accountWords.claimed)}
    />
  )
}

function PasswordForm({ player }: AccountProps) {
  return (
    <AccountForm
      title={accountWords.passwordTitle}
      fields={[
        { name: 'old', label: accountWords.old, autocomplete: 'current-password' },
        {
          name: 'password',
          label: accountWords.fresh,
          autocomplete: 'new-password',
          help: accountWords.passwordHelp,
        },
      ]}
      username={player.name}
      submitLabel={accountWords.changePassword}
      submitValues={async ({ old, password }) => {
        const changed = await api.changePassword(old, password)
        return changed.ok ? accept(accountWords.passwordChanged) : changed
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
      title={accountWords.signInTitle}
      text={warns ? `${accountWords.signInText} ${accountWords.signInWarning}` : accountWords.signInText}
      fields={[
        { name: 'name', label: accountWords.name, autocomplete: 'username' },
        { name: 'password', label: accountWords.password, autocomplete: 'current-password' },
      ]}
      submitLabel={accountWords.signIn}
      submitValues={async ({ name, password }) => {
        const arrival = await api.signIn(name, password, 'cookie')
        if (!arrival.ok) return arrival
        identity.setPlayer(arrival.value.player)
        return accept(accountWords.signedIn(arrival.value.player.name))
      }}
    />
  )
}

async function applyPlayer(deed: Promise<Result<PlayerInfo>>, sentence: string): Promise<Result<string>> {
  const player = await deed
  if (!player.ok) return player
  identity.setPlayer(player.value)
  return accept(sentence)
}
