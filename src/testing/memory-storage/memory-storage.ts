import type { Storage } from '#server/storage/storage.ts'
import { memoryHistory } from './history.ts'
import { memoryLinks } from './links.ts'
import { emptyMemoryData, type MemoryData } from './memory-data.ts'
import { memoryPlayers } from './players.ts'
import { memoryPresence } from './presence.ts'
import { memoryTables } from './tables.ts'

/** A storage for tests and simulations. Several servers may share its data. */
export function openMemoryStorage(data: MemoryData = emptyMemoryData()): Storage {
  const presence = memoryPresence(data)
  return {
    tables: memoryTables(data),
    players: memoryPlayers(data),
    history: memoryHistory(data),
    presence,
    links: memoryLinks(data),
    check: async () => {},
    close: async () => presence.leave(),
  }
}
