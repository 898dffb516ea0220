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
  createTable(request: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>>
  /** The setup used when the player chose no options. */
  defaultSetup(game: string): Promise<object | undefined>
  sitDown(table: string, player: PlayerIdentity): Promise<Result<number> | undefined>
}

/** How long a matched player counts as present before connecting. */
const EXPECTED_ARRIVAL_MS = 10_000
const LOBBY_SCAN_LIMIT = 60

/** Matches players who want to play against anyone. */
export function openMatchmaking(options: MatchmakingOptions) {
  const { storage, clock, tableCache, deferredLeaves } = options
  let last: Promise<unknown> = Promise.resolve()
  /** The timers of players who are expected. */
  const stops = new Set<() => void>()

  async function match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
    const wantedSetup = JSON.stringify(await options.defaultSetup(game))
    const waiting = (await storage.tables.lobby(LOBBY_SCAN_LIMIT)).filter(
      table =>
        table.phase === 'waiting' && table.game === game && JSON.stringify(table.setup) === wantedSetup,
    )
    const own = waiting.find(table => isSeatedAt(table, player))
    if (own) return accept({ id: own.id, code: own.code })
    // The lobby lists the newest table first; the longest wait is served first.
    for (const { id, code } of waiting.toReversed())
      if ((await options.sitDown(id, player))?.ok) return accept({ id, code })
    const opened = await options.createTable({ game, open: true }, player)
    if (opened.ok) await expectPlayer(opened.value.id, player.id)
    return opened
  }

  /** Counts the player as present until the connection opens, so that the lobby lists the table for the next player. */
  async function expectPlayer(table: string, player: string): Promise<void> {
    const connection = `expected at ${table}`
    await tableCache.use(table, actor => actor.arrive(player, connection))
    const stop = clock.after(EXPECTED_ARRIVAL_MS, () => {
      stops.delete(stop)
      deferredLeaves.depart({ table, player, connection, heardAt: clock.now() }).catch(() => {})
    })
    stops.add(stop)
  }

  return {
    /** Runs one match at a time: two simultaneous players would otherwise each create a table and wait. */
    match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
      const matched = last.then(() => match(game, player))
      last = matched.catch(() => {})
      return matched
    },
    /** A timer would keep a stopping process alive. The presence rows of this process are cleared on the next start. */
    stop() {
      for (const stop of stops) stop()
      stops.clear()
    },
  }
}

function isSeatedAt({ seats }: LobbyTable, player: PlayerIdentity): boolean {
  return seats.some(seat => seat.kind === 'person' && seat.id === player.id)
}
