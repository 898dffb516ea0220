import type { Note, PlayedMove } from '#kernel/engine.ts'
import type { Exercise, ExerciseGoal, ExerciseSource, ExerciseVerdict } from '#kernel/exercise.ts'
import { writeCell } from '#kernel/grid.ts'
import { withMark } from '../../rules/board.ts'
import type { Board, ObstructionTypes, State } from '../../rules/types.ts'
import { REVIEW_EFFORT } from '../notes.ts'
import { cellAt, type PositionEvaluator, positionOf } from '../position-evaluator.ts'
import type { Position, Solver } from '../solver/solver.ts'
import { generateExercise } from './generate.ts'
import { goalOf } from './goal.ts'
import { Grading, ratingOf } from './grading.ts'

type Verdict = ExerciseVerdict<ObstructionTypes>
type Played = PlayedMove<ObstructionTypes>

/** With more open cells, distances and the replies to every move would take too long. */
const LARGE = 36

/** In a large position: how many losing moves are as plausible as one that wins, and how many cells a mark takes. */
const LARGE_ESTIMATE = { losingPerWinning: 3, cellsPerMark: 5 }

export interface ExerciseEngine {
  readonly solver: Solver
  readonly evaluator: PositionEvaluator
}

export function createExercises({ solver, evaluator }: ExerciseEngine): ExerciseSource<ObstructionTypes> {
  const grading = new Grading(solver)
  return {
    make: (request, { random }) => generateExercise(request, random, grading),
    judge: (exercise, moves) => judge(exercise, moves.at(-1)!, { solver, evaluator, grading }),
    fromPosition: state => fromPosition(state, evaluator, grading),
  }
}

interface Judges extends ExerciseEngine {
  readonly grading: Grading
}

/** A move is right if it keeps the win, even if there is a shorter way. */
function judge(exercise: Exercise<ObstructionTypes>, played: Played, judges: Judges): Verdict {
  const { grading, solver } = judges
  const board = boardAfter(played)
  const after = positionOf(board)
  const code = (name: string, details: Note['details'] = {}): Note<ObstructionTypes> => ({
    code: `exercise-${name}`,
    move: played.move,
    details,
  })
  if (solver.isWon(after)) {
    const reply = refutation(board, after, judges)
    return { result: 'wrong', reply: [reply], note: code('refuted', { reply }) }
  }
  if (exercise.kind === 'winning-move')
    return { result: 'solved', note: code('found', { winning: exercise.answers.length }) }
  if (after.open.length === 0) return { result: 'solved', note: code('won') }
  const { cell, after: next } = grading.stubbornReply(after)
  const marks = grading.marksToWin(next)
  const reply = writeCell(cellAt(cell, after.cols))
  return { result: 'good', reply: [reply], note: code('kept', { reply, marks }) }
}

/** The shortest of the winning replies; in a large position any of them. */
function refutation(board: Board, position: Position, { grading, evaluator }: Judges): string {
  if (position.open.length > LARGE) return writeCell(evaluator.advise(board).cell)
  return writeCell(cellAt(grading.winningMoves(position)[0]!.cell, position.cols))
}

/** A won position, unless it is too large to know every move that wins. */
function fromPosition(
  state: State,
  evaluator: PositionEvaluator,
  grading: Grading,
): ExerciseGoal<ObstructionTypes> | undefined {
  if (state.phase !== 'placing') return undefined
  const { winning, complete } = evaluator.evaluate(state.board, REVIEW_EFFORT)
  if (!complete || winning.length === 0) return undefined
  const position = positionOf(state.board)
  if (position.open.length <= LARGE) return goalOf(position, 'winning-move', grading)
  const lure = (position.open.length - winning.length) / LARGE_ESTIMATE.losingPerWinning
  return {
    kind: 'winning-move',
    goal: { winning: winning.length },
    rating: ratingOf({
      chance: winning.length / (winning.length + lure),
      marks: Math.ceil(position.open.length / LARGE_ESTIMATE.cellsPerMark / 2),
    }),
    answers: winning.map(writeCell),
  }
}

function boardAfter({ state, move }: Played): Board {
  if (state.phase !== 'placing' || move.kind !== 'mark')
    throw new Error('An exercise begins with marks on the board, not with proposals.')
  // The outcome depends on the open cells alone, so either mark will do.
  return withMark(state.board, move.cell, 'X')
}
