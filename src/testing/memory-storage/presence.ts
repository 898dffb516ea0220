import type { PresenceRow, PresenceStorage } from '#server/storage/storage.ts'
import type { MemoryData, MemoryPresenceRow } from './memory-data.ts'
import { isLiving, type MemoryNode } from './memory-node.ts'

export interface MemoryPresence extends PresenceStorage {
  /** Removes all presence rows of this server. */
  leave(): void
}

export function memoryPresence(data: MemoryData, node: MemoryNode): MemoryPresence {
  const ownRows = new Map<string, PresenceRow>()
  return {
    async arrive(row) {
      const rows = data.presence.get(row.table) ?? new Map<string, MemoryPresenceRow>()
      if (!rows.has(keyOf(row))) rows.set(keyOf(row), { ...row, heardAt: 0 })
      data.presence.set(row.table, rows)
      ownRows.set(keyOf(row), row)
      node.wakeOthers({ kind: 'presence', table: row.table })
    },
    async depart(row, heardAt) {
      const latest = Math.max(heardAt, data.presence.get(row.table)?.get(keyOf(row))?.heardAt ?? 0)
      removePresence(data, row)
      ownRows.delete(keyOf(row))
      for (const other of data.presence.get(row.table)?.values() ?? [])
        if (other.player === row.player) other.heardAt = Math.max(other.heardAt, latest)
      node.wakeOthers({ kind: 'presence', table: row.table })
      return latest
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
  const rows = [...(data.presence.get(table)?.values() ?? [])]
  return new Set(rows.filter(({ node }) => isLiving(data, node)).map(({ player }) => player))
}

export function removePresence(data: MemoryData, row: PresenceRow): void {
  const rows = data.presence.get(row.table)
  rows?.delete(keyOf(row))
  if (rows?.size === 0) data.presence.delete(row.table)
}

function keyOf({ node, table, player, connection }: PresenceRow): string {
  return JSON.stringify([node, table, player, connection])
}
