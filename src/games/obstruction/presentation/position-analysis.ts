import type { AnalysedPosition } from '#kernel/analysis.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Board, ObstructionTypes } from '../rules/types.ts'

/** A question to the engine about a position. */
export interface PositionQuestion {
  readonly kind: 'position'
  readonly board: Board
  /** How many positions may be visited to prove the outcomes of the moves. */
  readonly effort: number
  /** Whether the marks still to come are counted too. */
  readonly counts: boolean
}

/** `unknown`: nothing is proved within the effort. */
export type Outcome = 'wins' | 'loses' | 'unknown'

/** A mark that the side to move could make, with what is proved about it. */
export interface AnalysedMove {
  readonly cell: Cell
  readonly outcome: Outcome
  /** How many marks are still to come with best play, this one included; absent where it is not known. */
  readonly marks?: number
}

/** Open cells that no mark outside can block. Play in one region does not change the others. */
export interface Region {
  readonly cells: readonly Cell[]
  /** Absent where it is not proved. */
  readonly nimber?: number
}

export interface PositionAnswer {
  /** For the side to move. */
  readonly outcome: Outcome
  readonly marks?: number
  readonly moves: readonly AnalysedMove[]
  /** The largest first. */
  readonly regions: readonly Region[]
}

/** Up to this many open cells everything is known at once. */
const SMALL = 20
/** Up to this many open cells the marks to come are counted in a second or two. */
const COUNTED = 32
/** Visited positions: some tens of milliseconds, a second, and some ten seconds. */
const EFFORTS = [5_000, 300_000, 2_000_000] as const

/** The questions about a position, the quickest first. */
export function questions({ state }: AnalysedPosition<ObstructionTypes>): readonly PositionQuestion[] {
  if (state.phase !== 'placing' || state.open === 0) return []
  const ask = (effort: number, counts: boolean): PositionQuestion => ({
    kind: 'position',
    board: state.board,
    effort,
    counts,
  })
  if (state.open <= SMALL) return [ask(EFFORTS[1], true)]
  if (state.open <= COUNTED) return [ask(EFFORTS[1], false), ask(EFFORTS[1], true)]
  return EFFORTS.map(effort => ask(effort, false))
}

/** The winning moves of an answer, those that end the game soonest first. */
export function winningMoves({ moves }: PositionAnswer): readonly AnalysedMove[] {
  return moves
    .filter(({ outcome }) => outcome === 'wins')
    .toSorted((one, other) => (one.marks ?? 0) - (other.marks ?? 0))
}
