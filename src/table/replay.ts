import type { GameTypes, Played, Seat, Viewer } from '#kernel/game.ts'
import { type Table, viewFor } from './table.ts'

/** A position of a finished game, with the move that led to it (none for the opening). */
export interface ReplayStep<T extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  readonly view: T['view']
  readonly events: readonly T['event'][]
}

/** The game position by position, as this viewer saw it; at the end as it stands then. */
export function replaySteps<T extends GameTypes>(table: Table<T>, viewer: Viewer): readonly ReplayStep<T>[] {
  const { game, opening } = table
  const moves = table.turns.slice(0, table.cursor).map(turn => ({
    seat: turn.seat,
    view: game.view(turn.state, viewer),
    events: turn.events,
  }))
  const steps = [{ seat: null, view: game.view(opening.state, viewer), events: opening.events }, ...moves]
  return steps.with(-1, { ...steps.at(-1)!, view: viewFor(table, viewer) })
}

/** The moves in force, each with the state it was played in: what a review judges. */
export function lineOf<T extends GameTypes>(table: Table<T>): readonly Played<T>[] {
  const { game, opening, turns, cursor } = table
  return turns.slice(0, cursor).map((turn, index) => {
    const read = game.notation.read(turn.text)
    if (!read.ok) throw new Error(`${game.id} cannot read its own move ${turn.text}`)
    const state = index === 0 ? opening.state : turns[index - 1]!.state
    return { state, seat: turn.seat, move: read.value }
  })
}
