import type { GameTypes, Seat } from '#kernel/rules.ts'
import type { Table } from './table.ts'

/** The public events of the opening (seat null) or of one move. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  readonly events: readonly T['event'][]
  /** The move was made because the player's time was up. */
  readonly timedOut?: true
}

/** The public log of the game. `after` skips that many entries, so a client gets only the new ones. */
export function logOf<T extends GameTypes>(table: Table<T>, after = 0): readonly LogEntry<T>[] {
  const moves = table.turns
    .slice(Math.max(0, after - 1), table.cursor)
    .map(({ seat, events, timedOut }) => ({ seat, events, ...(timedOut && { timedOut }) }))
  return after > 0 ? moves : [{ seat: null, events: table.opening.events }, ...moves]
}
