import { StorageUnavailableError } from '../storage/storage.ts'
import type { StorageWatchdog } from './storage-watchdog.ts'
import type { TableCache } from './table-cache.ts'

/** Ends visits, also while nothing can be kept: nobody who has gone may count as here for ever. */
export interface DeferredLeaves {
  depart(departure: PlayerLeave): Promise<void>
  /** Ends what could not be ended before. */
  retry(): Promise<void>
}

export interface PlayerLeave {
  readonly table: string
  readonly player: string
  readonly connection: string
  /** When the connection was last heard of. */
  readonly heardAt: number
}

export function openDeferredLeaves(rooms: TableCache, health: () => StorageWatchdog): DeferredLeaves {
  let deferred: readonly PlayerLeave[] = []

  async function depart(departure: PlayerLeave): Promise<void> {
    const { table, player, connection, heardAt } = departure
    try {
      await health().track(rooms.use(table, one => one.depart(player, connection, heardAt)))
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      deferred = [...deferred, departure]
    }
  }

  return {
    depart,
    async retry() {
      const waiting = deferred
      deferred = []
      for (const departure of waiting) await depart(departure)
      if (deferred.length > 0) throw new StorageUnavailableError('Nobody can leave yet.')
    },
  }
}
