import { StorageUnavailableError } from '../storage/storage.ts'
import type { TableCache } from './table-cache.ts'

export interface PlayerLeave {
  readonly table: string
  readonly player: string
  readonly connection: string
  /** When the connection last received anything. */
  readonly heardAt: number
}

/** Records departures, and retries after an outage: otherwise a player who left during it would stay present forever. */
export class DeferredLeaves {
  readonly #tableCache: TableCache
  #deferred: PlayerLeave[] = []

  constructor(tableCache: TableCache) {
    this.#tableCache = tableCache
  }

  async depart(leave: PlayerLeave): Promise<void> {
    const { table, player, connection, heardAt } = leave
    try {
      await this.#tableCache.use(table, actor => actor.presence.depart(player, connection, heardAt))
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      this.#deferred.push(leave)
    }
  }

  /** Records the departures that failed before. */
  async retry(): Promise<void> {
    const waiting = this.#deferred
    this.#deferred = []
    for (const leave of waiting) await this.depart(leave)
    if (this.#deferred.length > 0) throw new StorageUnavailableError('Nobody can leave yet.')
  }
}
