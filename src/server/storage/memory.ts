import { memoryHistory } from './memory/history.ts'
import { emptyMemoryData, type MemoryData } from './memory/kept.ts'
import { memoryPlayers } from './memory/players.ts'
import { memoryPresence } from './memory/presence.ts'
import { memoryTables } from './memory/tables.ts'
import type { Storage } from './storage.ts'

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
