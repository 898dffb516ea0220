import type { PresenceRow, PresenceStorage } from '#server/storage/storage.ts'
import type { MemoryData } from './memory-data.ts'

export interface MemoryPresence extends PresenceStorage {
  /** Removes all presence rows of this server. */
  leave(): void
}

export function memoryPresence(data: MemoryData): MemoryPresence {
  const ownRows = new Map<string, PresenceRow>()
  return {
    async arrive(row) {
      const rows = data.presence.get(row.table) ?? new Map<string, PresenceRow>()
      data.presence.set(row.table, rows.set(keyOf(row), row))
      ownRows.set(keyOf(row), row)
    },
    async depart(row) {
      removePresence(data, row)
      ownRows.delete(keyOf(row))
    },
    at: async table => [...presentAt(data, table)],
    leave() {
      for (const row of ownRows.values()) removePresence(data, row)
      ownRows.clear()
    },
  }
}

/** The players who are present at a table. */
export function presentAt(data: MemoryData, table: string): ReadonlySet<string> {
  return new Set([...(data.presence.get(table)?.values() ?? [])].map(({ player }) => player))
}

function removePresence(data: MemoryData, row: PresenceRow): void {
  const rows = data.presence.get(row.table)
  rows?.delete(keyOf(row))
  if (rows?.size === 0) data.presence.delete(row.table)
}

function keyOf({ table, player, connection }: PresenceRow): string {
  return JSON.stringify([table, player, connection])
}
