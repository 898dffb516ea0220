import type { Note } from '#kernel/engine.ts'
import type { ExerciseGoal } from '#kernel/exercise.ts'
import type { ExerciseKind } from '../../exercise-kinds.ts'
import type { ObstructionTypes } from '../../rules/types.ts'
import { writeIndex } from '../solver/book.ts'
import type { Position } from '../solver/solver.ts'
import { type Grading, type JudgedMove, ratingOf } from './grading.ts'

/** The goal of an exercise in a won position, with its answers and its difficulty. */
export function goalOf(
  position: Position,
  kind: ExerciseKind,
  grading: Grading,
): ExerciseGoal<ObstructionTypes> {
  const winning = grading.winningMoves(position)
  const marks = grading.marksToWin(position)
  const chance = kind === 'win-in' ? grading.naiveChanceToEnd(position) : grading.naiveChance(position)
  return {
    kind,
    goal: { winning: winning.length, marks },
    rating: ratingOf({ chance, marks }),
    answers: winning.map(({ cell }) => writeIndex(cell, position.cols)),
    hints: hintsAt(position, winning[0]!),
  }
}

/** How many cells the best move blocks, and then its row. */
function hintsAt({ open, cols }: Position, { cell, after }: JudgedMove): readonly Note<ObstructionTypes>[] {
  return [
    { code: 'exercise-hint-blocks', details: { blocks: open.length - after.open.length - 1 } },
    { code: 'exercise-hint-row', details: { row: Math.floor(cell / cols) + 1 } },
  ]
}
