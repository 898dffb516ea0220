import { accept, type Result } from '#kernel/result.ts'
import type { Opened, TableOrder } from '#protocol/api.ts'
import type { LobbyTable } from '#protocol/news.ts'
import type { Clock } from '#session/clock.ts'
import type { Storage } from '../storage/storage.ts'
import type { Departures } from './departures.ts'
import type { Guest } from './house.ts'
import type { Rooms } from './rooms.ts'

export interface MatchingOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly rooms: Rooms
  readonly departures: Departures
  open(order: TableOrder, opener: Guest): Promise<Result<Opened>>
  /** The set-up of a game that nothing was chosen for. */
  usualSetup(game: string): Promise<object | undefined>
  sitDown(table: string, player: Guest): Promise<Result<number> | undefined>
}

/** How long a player who was matched counts as here before the player's connection comes. */
const EXPECTED_MS = 10_000
const LOOKED_AT = 60

/** Brings together those who want to play with anyone. */
export function openMatching(options: MatchingOptions) {
  const { storage, clock, rooms, departures } = options
  let last: Promise<unknown> = Promise.resolve()

  async function match(game: string, player: Guest): Promise<Result<Opened>> {
    const wanted = JSON.stringify(await options.usualSetup(game))
    const waiting = (await storage.tables.lobby(LOOKED_AT)).filter(
      table => table.phase === 'waiting' && table.game === game && JSON.stringify(table.setup) === wanted,
    )
    const own = waiting.find(table => isAt(table, player))
    if (own) return accept({ id: own.id, code: own.code })
    // The one who has waited longest comes first.
    for (const { id, code } of waiting.toReversed())
      if ((await options.sitDown(id, player))?.ok) return accept({ id, code })
    const opened = await options.open({ game, open: true }, player)
    if (opened.ok) await expect(opened.value.id, player.id)
    return opened
  }

  /** Counts a player as here who is on the way, so that the next one who wants a match finds the table. */
  async function expect(table: string, player: string): Promise<void> {
    const connection = `expected at ${table}`
    await rooms.use(table, one => one.arrive(player, connection))
    clock.after(EXPECTED_MS, () => {
      departures.depart({ table, player, connection, heardAt: clock.now() }).catch(() => {})
    })
  }

  return {
    /** One after the other, or two who come at once would each open a table and wait. */
    match(game: string, player: Guest): Promise<Result<Opened>> {
      const matched = last.then(() => match(game, player))
      last = matched.catch(() => {})
      return matched
    },
  }
}

function isAt({ seats }: LobbyTable, player: Guest): boolean {
  return seats.some(seat => seat.kind === 'person' && seat.id === player.id)
}
