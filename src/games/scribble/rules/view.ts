import type { Seat, Viewer } from '#kernel/rules.ts'
import { countLetters, putBack } from './reservoir.ts'
import { QUERIES_PER_TURN, type State, type View } from './types.ts'

/** The seat to act; the first player begins. */
export function seatToMove({ round }: Pick<State, 'round'>): Seat {
  return (round - 1) % 2
}

export function toAct(state: State): readonly Seat[] {
  return state.ended ? [] : [seatToMove(state)]
}

/** `over`: the game has ended, perhaps by a resignation, which no state shows. Then nothing is hidden. */
export function view(state: State, viewer: Viewer, when?: 'over'): View {
  const isOver = state.ended !== null || when === 'over'
  const toMove = isOver ? null : seatToMove(state)
  const isOpen = state.bagsAre === 'open' || isOver
  const bags = state.bags.map((bag, seat) => (isOpen || seat === viewer ? bag : null))
  const hidden = state.bags.filter((_, seat) => bags[seat] === null)
  return {
    viewer,
    acting: toMove !== null && viewer === toMove,
    toMove,
    round: state.round,
    sideRuns: state.sideRuns,
    dictionary: state.dictionary,
    bagsAre: state.bagsAre,
    letters: state.letters,
    board: state.board,
    scores: state.scores,
    last: state.last,
    passes: state.passes,
    bags,
    left: countLetters(state.reservoir),
    unseen: putBack(state.letters, state.reservoir, hidden.flat()),
    queriesLeft: QUERIES_PER_TURN - state.asked,
    // A query would reveal letters of the player's bag.
    answer: isOpen || viewer === toMove ? state.answer : null,
    ended: state.ended,
  }
}
