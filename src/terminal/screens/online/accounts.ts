import type { Result } from '#kernel/result.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { remoteHouse } from '#session/remote/house.ts'
import { line } from '../../kit/spans.ts'
import type { Visit } from '../../online/visit.ts'
import { refusalWords } from '../../online/words.ts'
import type { Screen } from '../../screen.ts'
import type { Shell } from '../../shell.ts'
import type { Field } from '../field.ts'
import { createForm } from '../form-screen.tsx'
import { accountWords as said } from './account-words.ts'

const LONGEST = 200
const nameField: Field = { kind: 'text', key: 'name', label: said.name, longest: 40 }

function secret(key: string, label: string): Field {
  return { kind: 'text', key, label, longest: LONGEST, secret: true }
}

export function createRename(shell: Shell, visit: Visit): Screen {
  return createForm(shell, {
    title: line(said.renameTitle, { bold: true }),
    first: { name: visit.player().name },
    deed: said.rename,
    fields: () => [nameField],
    begin: async ({ name = '' }) => take(shell, visit, await visit.house.rename(name)),
  })
}

/** Holds the name with a password; where it is held already, changes the password. */
export function createClaim(shell: Shell, visit: Visit): Screen {
  const { claimed, name } = visit.player()
  if (claimed) return createPasswordChange(shell, visit)
  return createForm(shell, {
    title: line(said.claimTitle, { bold: true }),
    intro: said.claimIntro,
    first: { name },
    deed: said.claim,
    fields: () => [nameField, secret('password', said.password), secret('again', said.again)],
    async begin({ name = '', password = '', again }) {
      if (password !== (again ?? '')) return said.passwordsDiffer
      return take(shell, visit, await visit.house.claim(name, password))
    },
  })
}

function createPasswordChange(shell: Shell, visit: Visit): Screen {
  return createForm(shell, {
    title: line(said.changeTitle, { bold: true }),
    first: {},
    deed: said.change,
    fields: () => [
      secret('old', said.oldPassword),
      secret('password', said.newPassword),
      secret('again', said.again),
    ],
    async begin({ old = '', password = '', again }) {
      if (password !== (again ?? '')) return said.passwordsDiffer
      const changed = await visit.house.changePassword(old, password)
      if (!changed.ok) return refusalWords(changed.rejection, visit)
      shell.back()
      return undefined
    },
  })
}

export function createSignIn(
  shell: Shell,
  visit: Visit,
  comeAnew: () => Promise<string | undefined>,
): Screen {
  const { roads, clock } = shell.host
  const { address } = visit
  const { name, claimed } = visit.player()
  return createForm(shell, {
    title: line(said.signInTitle, { bold: true }),
    intro: claimed ? said.signInIntroClaimed : said.signInIntro(name),
    first: {},
    deed: said.signIn,
    fields: () => [nameField, secret('password', said.password)],
    async begin({ name = '', password = '' }) {
      const arrival = await remoteHouse(roads.ask(address)).signIn(name, password, 'token')
      if (!arrival.ok) return refusalWords(arrival.rejection, visit)
      const { player, token } = arrival.value
      await roads.keyring.keep(address, { token: token!, name: player.name, usedAt: clock.now() })
      return comeAnew()
    },
  })
}

/** Gives up the key of this device, and comes again as a new guest. */
export async function signOut(
  { host }: Shell,
  visit: Visit,
  comeAnew: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const left = await visit.house.signOut()
  if (!left.ok) return refusalWords(left.rejection, visit)
  await host.roads.keyring.forget(visit.address)
  return comeAnew()
}

async function take(shell: Shell, visit: Visit, renamed: Result<PlayerNews>): Promise<string | undefined> {
  if (!renamed.ok) return refusalWords(renamed.rejection, visit)
  await visit.rename(renamed.value)
  shell.back()
  return undefined
}
