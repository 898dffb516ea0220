import type { Storage } from '#server/storage/storage.ts'
import { memoryHistory } from './history.ts'
import { emptyMemoryData, type MemoryData } from './memory-data.ts'
import { memoryPlayers } from './players.ts'
import { memoryPresence } from './presence.ts'
import { memoryTables } from './tables.ts'

/** Keeps everything for as long as the process lives: for tests and simulations. Houses may share what is kept. */
export function openMemoryStorage(kept: MemoryData = emptyMemoryData()): Storage {
  const presence = memoryPresence(kept)
  return {
    tables: memoryTables(kept),
    players: memoryPlayers(kept),
    history: memoryHistory(kept),
    presence,
    check: async () => {},
    close: async () => presence.leave(),
  }
}
