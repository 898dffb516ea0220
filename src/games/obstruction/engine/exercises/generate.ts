import type { Exercise, ExerciseRequest } from '#kernel/exercise.ts'
import type { Random } from '#kernel/random.ts'
import { type ExerciseKind, exerciseKinds } from '../../exercise-kinds.ts'
import type { ObstructionTypes } from '../../rules/types.ts'
import { writeIndex } from '../solver/book.ts'
import { afterMark, emptyPosition } from '../solver/position.ts'
import type { Position } from '../solver/solver.ts'
import { goalOf } from './goal.ts'
import type { Grading } from './grading.ts'

/** An exercise this near to the wanted rating is taken at once. */
const TOLERANCE = 40

/** After this many positions the nearest exercise so far is taken. */
const MAX_TRIES = 4_000

/** With fewer open cells there is little to find; with more, a proof takes longer than a player wants to wait. */
const OPEN_CELLS = { fewest: 6, most: 32 }

/** How far the number of open cells may be from the usual one for a rating. */
const SPREAD = 5

/** Near the empty board a player would only remember the answer. */
const MIN_MOVES = 2

/** A win in one mark is seen at once; more than five take a page to write down. */
const MARKS = { fewest: 2, most: 5 }

interface Candidate {
  readonly position: Position
  readonly moves: readonly number[]
}

/** Plays random games until one comes to a position of the wanted kind and rating. */
export function generateExercise(
  { kind, rating }: ExerciseRequest,
  random: Random,
  grading: Grading,
): Exercise<ObstructionTypes> {
  if (!isExerciseKind(kind)) throw new Error(`There are no exercises of the kind ${kind}.`)
  let nearest: Exercise<ObstructionTypes> | undefined
  const farness = (exercise: Exercise<ObstructionTypes> | undefined) =>
    exercise ? Math.abs(exercise.rating - rating) : Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MAX_TRIES && farness(nearest) > TOLERANCE; tries++) {
    const candidate = playToPosition(openCellsFor(kind, rating, random), random)
    const exercise = toExercise(candidate, kind, grading)
    if (farness(exercise) < farness(nearest)) nearest = exercise
  }
  if (!nearest) throw new Error(`No exercise of the kind ${kind} was found.`)
  return nearest
}

/** The easier an exercise, the fewer cells are open. */
function openCellsFor(kind: ExerciseKind, rating: number, random: Random): number {
  const [easiest, hardest] = exerciseKinds[kind].ratings
  const share = Math.min(1, Math.max(0, (rating - easiest) / (hardest - easiest)))
  const usual = OPEN_CELLS.fewest + share * (OPEN_CELLS.most - OPEN_CELLS.fewest)
  const drawn = Math.round(usual) + random.below(2 * SPREAD + 1) - SPREAD
  return Math.min(OPEN_CELLS.most, Math.max(OPEN_CELLS.fewest, drawn))
}

function playToPosition(mostOpen: number, random: Random): Candidate {
  let position = emptyPosition(5 + random.below(4), 5 + random.below(4))
  const moves: number[] = []
  while (position.open.length > mostOpen) {
    const cell = random.pick(position.open)
    moves.push(cell)
    position = afterMark(position, cell)
  }
  return { position, moves }
}

/** Undefined if the position is not one of this kind. */
function toExercise(
  { position, moves }: Candidate,
  kind: ExerciseKind,
  grading: Grading,
): Exercise<ObstructionTypes> | undefined {
  const { rows, cols, open } = position
  if (open.length < OPEN_CELLS.fewest || moves.length < MIN_MOVES) return undefined
  const winning = grading.moves(position).filter(({ wins }) => wins)
  if (winning.length === 0 || (kind === 'winning-move' && winning.length > 1)) return undefined
  const marks = grading.marksToWin(position)
  if (marks < MARKS.fewest || (kind === 'win-in' && marks > MARKS.most)) return undefined
  const goal = goalOf(position, kind, grading)
  // Below the easiest rating nearly every move wins.
  if (goal.rating < exerciseKinds[kind].ratings[0]) return undefined
  return {
    params: { rows, cols, size: 'agreed', starter: 'first', clock: false },
    deal: null,
    seed: 'exercise',
    moves: moves.map(cell => writeIndex(cell, cols)),
    ...goal,
  }
}

function isExerciseKind(kind: string): kind is ExerciseKind {
  return Object.hasOwn(exerciseKinds, kind)
}
