import { historyIn } from './memory/history.ts'
import { type Kept, nothingKept } from './memory/kept.ts'
import { playersIn } from './memory/players.ts'
import { presenceIn } from './memory/presence.ts'
import { tablesIn } from './memory/tables.ts'
import type { Storage } from './storage.ts'

/** Keeps everything for as long as the process lives: for tests and simulations. Houses may share what is kept. */
export function openMemory(kept: Kept = nothingKept()): Storage {
  const presence = presenceIn(kept)
  return {
    tables: tablesIn(kept),
    players: playersIn(kept),
    history: historyIn(kept),
    presence,
    check: async () => {},
    close: async () => presence.leave(),
  }
}
