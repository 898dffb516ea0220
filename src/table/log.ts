import type { GameTypes, Seat } from '#kernel/rules.ts'
import type { Table } from './table.ts'

/** The public facts of the opening (seat null) or of one move. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  readonly events: readonly T['event'][]
}

/** What everybody at the table may know of how the game has gone so far, or of what came after the first lines. */
export function logOf<T extends GameTypes>(table: Table<T>, after = 0): readonly LogEntry<T>[] {
  const moves = table.turns
    .slice(Math.max(0, after - 1), table.cursor)
    .map(({ seat, events }) => ({ seat, events }))
  return after > 0 ? moves : [{ seat: null, events: table.opening.events }, ...moves]
}
