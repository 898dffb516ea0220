import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Rate } from '#server/limits/limits.ts'
import type { Storage } from '#server/storage/storage.ts'
import { memoryAdministration } from './administration.ts'
import { memoryHistory } from './history.ts'
import { memoryLinks } from './links.ts'
import { emptyMemoryData, type MemoryData } from './memory-data.ts'
import { MemoryNode } from './memory-node.ts'
import { memoryNodes } from './nodes.ts'
import { memoryPlayers } from './players.ts'
import { memoryPresence } from './presence.ts'
import { memoryPuzzles } from './puzzles.ts'
import { memoryReports } from './reports.ts'
import { memoryTables } from './tables.ts'

export interface MemoryStorageOptions {
  /** Whether several servers use the data at once, as with PostgreSQL. */
  readonly isShared?: boolean
}

/** A storage for tests and simulations. */
export function openMemoryStorage(
  data: MemoryData = emptyMemoryData(),
  { isShared = false }: MemoryStorageOptions = {},
): Storage {
  const node = new MemoryNode(data, isShared)
  const presence = memoryPresence(data, node)
  return {
    isShared,
    tables: memoryTables(data, node),
    players: memoryPlayers(data, node),
    history: memoryHistory(data),
    presence,
    links: memoryLinks(data),
    puzzles: memoryPuzzles(data),
    reports: memoryReports(data),
    administration: memoryAdministration(data, node),
    nodes: memoryNodes(data, node),
    withLock: (name, work) => data.locks.run(name, work),
    ...(isShared && {
      openRateLimiter(limit: string, { count, perMs }: Rate) {
        const limiter =
          data.rateLimiters.get(limit) ?? new RateLimiterMemory({ points: count, duration: perMs / 1000 })
        data.rateLimiters.set(limit, limiter)
        return limiter
      },
    }),
    onWake: listener => node.listen(listener),
    check: async () => {},
    async close() {
      node.close()
      // The next server on a storage that is not shared finds nobody present.
      if (!isShared) presence.leave()
    },
  }
}
