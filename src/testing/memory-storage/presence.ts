import type { PresenceRow, PresenceStorage } from '#server/storage/storage.ts'
import type { MemoryData } from './memory-data.ts'

export interface MemoryPresence extends PresenceStorage {
  /** Ends every visit that came through this house. */
  leave(): void
}

export function memoryPresence(kept: MemoryData): MemoryPresence {
  const own = new Map<string, PresenceRow>()
  return {
    async arrive(visit) {
      const visits = kept.presence.get(visit.table) ?? new Map<string, PresenceRow>()
      kept.presence.set(visit.table, visits.set(keyOf(visit), visit))
      own.set(keyOf(visit), visit)
    },
    async depart(visit) {
      removePresence(kept, visit)
      own.delete(keyOf(visit))
    },
    at: async table => [...presentAt(kept, table)],
    leave() {
      for (const visit of own.values()) removePresence(kept, visit)
      own.clear()
    },
  }
}

/** The players who are at a table. */
export function presentAt(kept: MemoryData, table: string): ReadonlySet<string> {
  return new Set([...(kept.presence.get(table)?.values() ?? [])].map(({ player }) => player))
}

function removePresence(kept: MemoryData, visit: PresenceRow): void {
  const visits = kept.presence.get(visit.table)
  visits?.delete(keyOf(visit))
  if (visits?.size === 0) kept.presence.delete(visit.table)
}

function keyOf({ table, player, connection }: PresenceRow): string {
  return JSON.stringify([table, player, connection])
}
