import { createApiClient } from '#app/api-client.ts'
import type { Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { accountWords as said } from '../../text/account-words.ts'
import { refusalWords } from '../../text/online-words.ts'
import type { Field } from '../forms/field.ts'
import { createForm } from '../forms/form-screen.tsx'

const LONGEST = 200
const nameField: Field = { kind: 'text', key: 'name', label: said.name, longest: 40 }

function passwordField(key: string, label: string): Field {
  return { kind: 'text', key, label, longest: LONGEST, secret: true }
}

export function createRenameForm(shell: Shell, server: ServerClient): Screen {
  return createForm(shell, {
    title: styledLine(said.renameTitle, { bold: true }),
    initialValues: { name: server.player().name },
    submitLabel: said.rename,
    fields: () => [nameField],
    submit: async ({ name = '' }) => applyRename(shell, server, await server.api.rename(name)),
  })
}

/** Holds the name with a password; where it is held already, changes the password. */
export function createClaimForm(shell: Shell, server: ServerClient): Screen {
  const { claimed, name } = server.player()
  if (claimed) return createPasswordForm(shell, server)
  return createForm(shell, {
    title: styledLine(said.claimTitle, { bold: true }),
    intro: said.claimIntro,
    initialValues: { name },
    submitLabel: said.claim,
    fields: () => [nameField, passwordField('password', said.password), passwordField('again', said.again)],
    async submit({ name = '', password = '', again }) {
      if (password !== (again ?? '')) return said.passwordsDiffer
      return applyRename(shell, server, await server.api.claimName(name, password))
    },
  })
}

function createPasswordForm(shell: Shell, server: ServerClient): Screen {
  return createForm(shell, {
    title: styledLine(said.changeTitle, { bold: true }),
    initialValues: {},
    submitLabel: said.change,
    fields: () => [
      passwordField('old', said.oldPassword),
      passwordField('password', said.newPassword),
      passwordField('again', said.again),
    ],
    async submit({ old = '', password = '', again }) {
      if (password !== (again ?? '')) return said.passwordsDiffer
      const changed = await server.api.changePassword(old, password)
      if (!changed.ok) return refusalWords(changed.rejection, server)
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
    title: styledLine(said.signInTitle, { bold: true }),
    intro: claimed ? said.signInIntroClaimed : said.signInIntro(name),
    initialValues: {},
    submitLabel: said.signIn,
    fields: () => [nameField, passwordField('password', said.password)],
    async submit({ name = '', password = '' }) {
      const arrival = await createApiClient(serverAccess.createHttpClient(address)).signIn(
        name,
        password,
        'token',
      )
      if (!arrival.ok) return refusalWords(arrival.rejection, server)
      const { player, token } = arrival.value
      await serverAccess.credentials.put(address, { token: token!, name: player.name, usedAt: clock.now() })
      return reconnect()
    },
  })
}

/** Gives up the key of this device, and comes again as a new guest. */
export async function signOut(
  { host }: Shell,
  server: ServerClient,
  reconnect: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const left = await server.api.signOut()
  if (!left.ok) return refusalWords(left.rejection, server)
  await host.serverAccess.credentials.remove(server.address)
  return reconnect()
}

async function applyRename(
  shell: Shell,
  server: ServerClient,
  renamed: Result<PlayerInfo>,
): Promise<string | undefined> {
  if (!renamed.ok) return refusalWords(renamed.rejection, server)
  await server.updatePlayer(renamed.value)
  shell.back()
  return undefined
}
