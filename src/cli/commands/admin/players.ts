import { systemClock } from '#node/system-clock.ts'
import type { Administration } from '#server/admin/administration.ts'
import type { PlayerRow } from '#server/storage/administration.ts'
import { print } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { UsageError } from '../../usage-error.ts'
import { withAdministration } from './administered-data.ts'
import {
  type AdminArguments,
  acceptedValue,
  confirm,
  daysFlag,
  limitFlag,
  positionalsOf,
  refuseMore,
  show,
} from './arguments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export async function players(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 1)
  const [search] = given.positionals
  const query = { ...(search !== undefined && { search }), ...limitFlag(given) }
  return withAdministration(async administration => {
    const found = acceptedValue(
      await administration.players({ ...query, ...(given.flags.banned && { banned: true }) }),
    )
    for (const player of found)
      show(given, player, () => `${player.id}  ${adminText.player(player, systemClock.now())}`)
    if (found.length === 0 && !given.flags.json) print(adminText.noPlayers)
    return 0
  })
}

export async function player(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.namePlayer('player'))
  return withAdministration(async administration => {
    const details = acceptedValue(await administration.player({ player: reference! }))
    show(given, details, () => adminText.details(details, systemClock.now()))
    return 0
  })
}

export async function rename(given: AdminArguments): Promise<number> {
  const [reference, name] = positionalsOf(given, 2, adminText.nameNewName)
  return changePlayer(reference!, async (administration, player) => {
    await confirm(given, adminText.askRename(player, name!))
    const renamed = acceptedValue(await administration.rename({ player: player.id, name: name! }))
    show(given, renamed, () => adminText.renamed(player.name, renamed))
  })
}

export async function ban(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.namePlayer('ban'))
  const days = daysFlag(given, 'days')
  const { reason } = given.flags
  return changePlayer(reference!, async (administration, player) => {
    await confirm(given, adminText.askBan(player))
    const banned = acceptedValue(
      await administration.ban({
        player: player.id,
        ...(typeof reason === 'string' && { reason }),
        ...(days !== undefined && { until: Math.round(systemClock.now() + days * DAY_MS) }),
      }),
    )
    show(given, banned, () => adminText.banned(banned))
  })
}

export async function unban(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.namePlayer('unban'))
  return changePlayer(reference!, async (administration, player) => {
    const unbanned = acceptedValue(await administration.unban({ player: player.id }))
    show(given, unbanned, () => adminText.unbanned(unbanned))
  })
}

export async function signOut(given: AdminArguments): Promise<number> {
  const [reference] = given.positionals
  refuseMore(given.positionals, 1)
  if ((reference === undefined) === !given.flags.all) throw new UsageError(adminText.playerOrAll)
  if (reference !== undefined)
    return changePlayer(reference, async (administration, player) => {
      if (!player.claimed) await confirm(given, adminText.askSignOutGuest(player))
      const ended = acceptedValue(await administration.signOut({ player: player.id }))
      show(given, ended, () => adminText.signedOut(ended.sessions))
    })
  return withAdministration(async administration => {
    await confirm(given, adminText.askSignOut)
    const ended = acceptedValue(await administration.signOut({}))
    show(given, ended, () => adminText.signedOut(ended.sessions))
    return 0
  })
}

export async function deletePlayer(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.namePlayer('delete-player'))
  return changePlayer(reference!, async (administration, player) => {
    await confirm(given, adminText.askDelete(player))
    const deleted = acceptedValue(await administration.deletePlayer({ player: player.id }))
    show(given, deleted, () => adminText.deleted(deleted))
  })
}

/** Finds the player first, so that the question says who is meant. */
function changePlayer(
  reference: string,
  change: (administration: Administration, player: PlayerRow) => Promise<void>,
): Promise<number> {
  return withAdministration(async administration => {
    await change(administration, acceptedValue(await administration.player({ player: reference })))
    return 0
  })
}
