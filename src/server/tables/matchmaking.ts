import type { Clock } from '#kernel/clock.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { CreateTableRequest, TableReference } from '#protocol/api.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import type { Storage } from '../storage/storage.ts'
import type { DeferredLeaves } from './deferred-leaves.ts'
import type { TableCache } from './table-cache.ts'
import type { PlayerIdentity } from './table-service.ts'

export interface MatchmakingOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tableCache: TableCache
  readonly deferredLeaves: DeferredLeaves
  createTable(order: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>>
  /** The set-up of a game that nothing was chosen for. */
  defaultSetup(game: string): Promise<object | undefined>
  sitDown(table: string, player: PlayerIdentity): Promise<Result<number> | undefined>
}

/** How long a player who was matched counts as here before the player's connection comes. */
const EXPECTED_ARRIVAL_MS = 10_000
const LOBBY_SCAN_LIMIT = 60

/** Brings together those who want to play with anyone. */
export function openMatchmaking(options: MatchmakingOptions) {
  const { storage, clock, tableCache, deferredLeaves } = options
  let last: Promise<unknown> = Promise.resolve()

  async function match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
    const wanted = JSON.stringify(await options.defaultSetup(game))
    const waiting = (await storage.tables.lobby(LOBBY_SCAN_LIMIT)).filter(
      table => table.phase === 'waiting' && table.game === game && JSON.stringify(table.setup) === wanted,
    )
    const own = waiting.find(table => isSeatedAt(table, player))
    if (own) return accept({ id: own.id, code: own.code })
    // The one who has waited longest comes first.
    for (const { id, code } of waiting.toReversed())
      if ((await options.sitDown(id, player))?.ok) return accept({ id, code })
    const opened = await options.createTable({ game, open: true }, player)
    if (opened.ok) await expectPlayer(opened.value.id, player.id)
    return opened
  }

  /** Counts a player as here who is on the way, so that the next one who wants a match finds the table. */
  async function expectPlayer(table: string, player: string): Promise<void> {
    const connection = `expected at ${table}`
    await tableCache.use(table, one => one.arrive(player, connection))
    clock.after(EXPECTED_ARRIVAL_MS, () => {
      deferredLeaves.depart({ table, player, connection, heardAt: clock.now() }).catch(() => {})
    })
  }

  return {
    /** One after the other, or two who come at once would each open a table and wait. */
    match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
      const matched = last.then(() => match(game, player))
      last = matched.catch(() => {})
      return matched
    },
  }
}

function isSeatedAt({ seats }: LobbyTable, player: PlayerIdentity): boolean {
  return seats.some(seat => seat.kind === 'person' && seat.id === player.id)
}
