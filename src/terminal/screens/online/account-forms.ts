import { createApiClient } from '#app/api-client.ts'
import type { Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { accountText } from '../../text/en/account.ts'
import { refusalSentence } from '../../text/en/online.ts'
import type { Field } from '../forms/field.ts'
import { createForm } from '../forms/form-screen.tsx'

const LONGEST = 200
const nameField: Field = { kind: 'text', key: 'name', label: accountText.name, longest: 40 }

function passwordField(key: string, label: string): Field {
  return { kind: 'text', key, label, longest: LONGEST, secret: true }
}

export function createRenameForm(shell: Shell, server: ServerClient): Screen {
  return createForm(shell, {
    title: styledLine(accountText.renameTitle, { bold: true }),
    initialValues: { name: server.player().name },
    submitLabel: accountText.rename,
    fields: () => [nameField],
    submit: async ({ name = '' }) => applyRename(shell, server, await server.api.rename(name)),
  })
}

/** Claims the name with a password, or changes the password of a claimed name. */
export function createClaimForm(shell: Shell, server: ServerClient): Screen {
  const { claimed, name } = server.player()
  if (claimed) return createPasswordForm(shell, server)
  return createForm(shell, {
    title: styledLine(accountText.claimTitle, { bold: true }),
    intro: accountText.claimIntro,
    initialValues: { name },
    submitLabel: accountText.claim,
    fields: () => [
      nameField,
      passwordField('password', accountText.password),
      passwordField('again', accountText.again),
    ],
    async submit({ name = '', password = '', again }) {
      if (password !== (again ?? '')) return accountText.passwordsDiffer
      return applyRename(shell, server, await server.api.claimName(name, password))
    },
  })
}

function createPasswordForm(shell: Shell, server: ServerClient): Screen {
  return createForm(shell, {
    title: styledLine(accountText.changeTitle, { bold: true }),
    initialValues: {},
    submitLabel: accountText.change,
    fields: () => [
      passwordField('old', accountText.oldPassword),
      passwordField('password', accountText.newPassword),
      passwordField('again', accountText.again),
    ],
    async submit({ old = '', password = '', again }) {
      if (password !== (again ?? '')) return accountText.passwordsDiffer
      const changed = await server.api.changePassword(old, password)
      if (!changed.ok) return refusalSentence(changed.rejection, server)
      shell.back()
      return undefined
    },
  })
}

export function createSignInForm(
  shell: Shell,
  server: ServerClient,
  reconnect: () => Promise<string | undefined>,
): Screen {
  const { serverAccess, clock } = shell.host
  const { address } = server
  const { name, claimed } = server.player()
  return createForm(shell, {
    title: styledLine(accountText.signInTitle, { bold: true }),
    intro: claimed ? accountText.signInIntroClaimed : accountText.signInIntro(name),
    initialValues: {},
    submitLabel: accountText.signIn,
    fields: () => [nameField, passwordField('password', accountText.password)],
    async submit({ name = '', password = '' }) {
      const arrival = await createApiClient(serverAccess.createHttpClient(address)).signIn(
        name,
        password,
        'token',
      )
      if (!arrival.ok) return refusalSentence(arrival.rejection, server)
      const { player, token } = arrival.value
      await serverAccess.credentials.put(address, { token: token!, name: player.name, usedAt: clock.now() })
      return reconnect()
    },
  })
}

/** Signs this device out and reconnects as a new guest. */
export async function signOut(
  { host }: Shell,
  server: ServerClient,
  reconnect: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const signedOut = await server.api.signOut()
  if (!signedOut.ok) return refusalSentence(signedOut.rejection, server)
  await host.serverAccess.credentials.remove(server.address)
  return reconnect()
}

async function applyRename(
  shell: Shell,
  server: ServerClient,
  renamed: Result<PlayerInfo>,
): Promise<string | undefined> {
  if (!renamed.ok) return refusalSentence(renamed.rejection, server)
  await server.updatePlayer(renamed.value)
  shell.back()
  return undefined
}
