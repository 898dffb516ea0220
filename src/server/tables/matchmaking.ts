import type { Clock } from '#kernel/clock.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { CreateTableRequest, TableReference } from '#protocol/api.ts'
import type { Storage } from '../storage/storage.ts'
import type { PlayerIdentity } from './create-table.ts'
import type { DeferredLeaves } from './deferred-leaves.ts'
import type { TableCache } from './table-cache.ts'

export interface MatchmakingOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tableCache: TableCache
  readonly deferredLeaves: DeferredLeaves
  createTable(request: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>>
  /** The setup used when the player chose no options; undefined for a game that is not played online. */
  defaultSetup(game: string): Promise<object | undefined>
  sitDown(table: string, player: PlayerIdentity): Promise<Result<number> | undefined>
}

/** How long a matched player counts as present before connecting. */
const EXPECTED_ARRIVAL_MS = 10_000
/** Those who have waited longest. More than one, since others may sit down there first. */
const CANDIDATES = 10

/** Matches players who want to play against anyone. */
export class Matchmaking {
  readonly #options: MatchmakingOptions
  /** The timers of players who are expected. */
  readonly #stops = new Set<() => void>()

  constructor(options: MatchmakingOptions) {
    this.#options = options
  }

  /** Runs one match at a time, on all nodes together: two simultaneous players would otherwise each create a table and wait. */
  match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
    return this.#options.storage.withLock(`match ${game}`, () => this.#matchNow(game, player))
  }

  /** A timer would keep a stopping process alive. The presence rows of this process are cleared on the next start. */
  stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops.clear()
  }

  async #matchNow(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
    const { storage, defaultSetup, sitDown, createTable } = this.#options
    const setup = await defaultSetup(game)
    if (setup) {
      const own = await storage.tables.waitingFor({ game, setup, openedBy: player.id, limit: 1 })
      if (own[0]) return accept(own[0])
      const waiting = await storage.tables.waitingFor({ game, setup, limit: CANDIDATES })
      for (const table of waiting) if ((await sitDown(table.id, player))?.ok) return accept(table)
    }
    const opened = await createTable({ game, open: true }, player)
    if (opened.ok) await this.#expectPlayer(opened.value.id, player.id)
    return opened
  }

  /** Counts the player as present until the connection opens, so that the table is found by the next player. */
  async #expectPlayer(table: string, player: string): Promise<void> {
    const { tableCache, clock, deferredLeaves } = this.#options
    const connection = `expected at ${table}`
    await tableCache.use(table, actor => actor.presence.arrive(player, connection))
    const stop = clock.after(EXPECTED_ARRIVAL_MS, () => {
      this.#stops.delete(stop)
      deferredLeaves.depart({ table, player, connection, heardAt: clock.now() }).catch(() => {})
    })
    this.#stops.add(stop)
  }
}
