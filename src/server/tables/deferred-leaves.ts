import { StorageUnavailableError } from '../storage/storage.ts'
import type { StorageWatchdog } from './storage-watchdog.ts'
import type { TableCache } from './table-cache.ts'

/** Records departures, and retries after an outage: otherwise a player who left during it would stay present forever. */
export interface DeferredLeaves {
  depart(leave: PlayerLeave): Promise<void>
  /** Records the departures that failed before. */
  retry(): Promise<void>
}

export interface PlayerLeave {
  readonly table: string
  readonly player: string
  readonly connection: string
  /** When the connection last received anything. */
  readonly heardAt: number
}

export function openDeferredLeaves(tableCache: TableCache, watchdog: () => StorageWatchdog): DeferredLeaves {
  let deferred: readonly PlayerLeave[] = []

  async function depart(leave: PlayerLeave): Promise<void> {
    const { table, player, connection, heardAt } = leave
    try {
      await watchdog().track(tableCache.use(table, actor => actor.depart(player, connection, heardAt)))
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      deferred = [...deferred, leave]
    }
  }

  return {
    depart,
    async retry() {
      const waiting = deferred
      deferred = []
      for (const leave of waiting) await depart(leave)
      if (deferred.length > 0) throw new StorageUnavailableError('Nobody can leave yet.')
    },
  }
}
