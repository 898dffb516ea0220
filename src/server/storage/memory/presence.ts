import type { PresenceStorage, Visit } from '../storage.ts'
import type { Kept } from './kept.ts'

export interface OwnPresence extends PresenceStorage {
  /** Ends every visit that came through this house. */
  leave(): void
}

export function presenceIn(kept: Kept): OwnPresence {
  const own = new Map<string, Visit>()
  return {
    async arrive(visit) {
      const visits = kept.visits.get(visit.table) ?? new Map<string, Visit>()
      kept.visits.set(visit.table, visits.set(keyOf(visit), visit))
      own.set(keyOf(visit), visit)
    },
    async depart(visit) {
      end(kept, visit)
      own.delete(keyOf(visit))
    },
    at: async table => [...presentAt(kept, table)],
    leave() {
      for (const visit of own.values()) end(kept, visit)
      own.clear()
    },
  }
}

/** The players who are at a table. */
export function presentAt(kept: Kept, table: string): ReadonlySet<string> {
  return new Set([...(kept.visits.get(table)?.values() ?? [])].map(({ player }) => player))
}

function end(kept: Kept, visit: Visit): void {
  const visits = kept.visits.get(visit.table)
  visits?.delete(keyOf(visit))
  if (visits?.size === 0) kept.visits.delete(visit.table)
}

function keyOf({ table, player, connection }: Visit): string {
  return JSON.stringify([table, player, connection])
}
