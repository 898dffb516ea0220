import type { PlayedMove } from '#kernel/engine.ts'
import type { GameTypes, Seat, Viewer } from '#kernel/rules.ts'
import { type Table, viewFor } from './table.ts'

/** A position of a finished game, with the move that led to it (none for the opening). */
export interface ReplayStep<T extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  readonly view: T['view']
  readonly events: readonly T['event'][]
}

/**
 * The positions of the game as this viewer saw them; the last one is the current view, which may reveal more. Moves
 * without public events that kept the turn are skipped, because the viewer never saw them.
 */
export function replaySteps<T extends GameTypes>(table: Table<T>, viewer: Viewer): readonly ReplayStep<T>[] {
  const { rules, opening } = table
  const moves = publicTurns(table).map(({ turn, after }) => ({
    seat: turn.seat,
    view: rules.view(after, viewer),
    events: turn.events,
  }))
  const steps = [{ seat: null, view: rules.view(opening.state, viewer), events: opening.events }, ...moves]
  return steps.with(-1, { ...steps.at(-1)!, view: viewFor(table, viewer) })
}

/** The same moves, each with the state before it. A review needs them; its notes match the steps of the replay. */
export function playedMoves<T extends GameTypes>(table: Table<T>): readonly PlayedMove<T>[] {
  const { rules } = table
  return publicTurns(table).map(({ turn, before }) => {
    const read = rules.notation.read(turn.text)
    if (!read.ok) throw new Error(`${rules.id} cannot read its own move ${turn.text}`)
    return { state: before, seat: turn.seat, move: read.value }
  })
}

/** For each of the `playedMoves`, how many moves of the table came before it. */
export function movesBeforeEach(table: Table): readonly number[] {
  return publicTurns(table).map(({ index }) => index)
}

/** The moves in force that were announced to all players, each with the states before and after it. */
function publicTurns<T extends GameTypes>({ opening, turns, cursor }: Table<T>) {
  return turns
    .slice(0, cursor)
    .map((turn, index) => ({ turn, index, before: (turns[index - 1] ?? opening).state, after: turn.state }))
    .filter(({ turn: { keepsTurn, events } }) => !keepsTurn || events.length > 0)
}
