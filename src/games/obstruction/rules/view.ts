import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Mark, Placing, State, View } from './types.ts'

/** The starter is X, the other O. */
export function markOf(state: Pick<Placing, 'starter'>, seat: Seat): Mark {
  return seat === state.starter ? 'X' : 'O'
}

/** The seat to move: the players alternate from the starter. */
export function seatToMove(state: Placing): Seat {
  return (state.starter + state.marks) % 2
}

const NO_SEATS: readonly Seat[] = []
const SINGLE_SEATS: readonly (readonly Seat[])[] = [[0], [1]]

/** Made once, because `toAct` is called many times per move. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'proposing') return [0, 1].filter(seat => state.proposals[seat] === null)
  return state.open > 0 ? SINGLE_SEATS[seatToMove(state)]! : NO_SEATS
}

export function view(state: State, viewer: Viewer): View {
  const acting = viewer !== 'spectator' && toAct(state).includes(viewer)
  if (state.phase === 'proposing')
    return {
      phase: 'proposing',
      viewer,
      acting,
      proposed: state.proposals.map(size => size !== null),
      own: viewer === 'spectator' ? null : (state.proposals[viewer] ?? null),
    }
  const { rows, cols, board, open, last, marks } = state
  return {
    phase: 'placing',
    viewer,
    acting,
    rows,
    cols,
    board,
    marks: [markOf(state, 0), markOf(state, 1)],
    toMove: open > 0 ? seatToMove(state) : null,
    last,
    open,
    placed: marks,
  }
}
