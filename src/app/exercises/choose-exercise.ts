import { dayNumber } from '#kernel/daily.ts'
import type { ExerciseKinds } from '#kernel/exercise.ts'
import { randomFor } from '#kernel/random.ts'
import { generatedId } from './exercise-id.ts'
import { dailyExerciseSeed, type ExerciseLog, playerRating } from './exercise-log.ts'

/** Ratings are asked for in steps, so that ids stay short. */
const STEP = 50

/** How far below and above the player's rating the next exercise may be. */
const RANGE = 150

export interface NextExercise {
  readonly kinds: ExerciseKinds
  readonly log: ExerciseLog
  /** A text that was never used before. */
  readonly seed: string
  /** Only exercises of this kind. */
  readonly kind?: string | undefined
}

/** The id of the next exercise for a player: of any kind, about as difficult as the player is strong. */
export function nextExerciseId({ kinds, log, seed, kind: wanted }: NextExercise): string {
  const random = randomFor(seed, 0, 'next exercise')
  const kind = wanted ?? random.pick(Object.keys(kinds))
  const offset = random.below(2 * RANGE + 1) - RANGE
  return exerciseIdNear(kinds, kind, playerRating(log).rating + offset, seed)
}

const DAYS_A_WEEK = 7
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3

/** The id of the exercise of a day, the same for everybody: from the easiest on Monday to the hardest on Sunday. */
export function dailyExerciseId(kinds: ExerciseKinds, day: string): string {
  const names = Object.keys(kinds)
  const number = dayNumber(day)
  const kind = names[number % names.length]!
  const [easiest, hardest] = kinds[kind]!.ratings
  const weekday = (number + FIRST_WEEKDAY) % DAYS_A_WEEK
  const rating = easiest + ((hardest - easiest) * weekday) / (DAYS_A_WEEK - 1)
  return exerciseIdNear(kinds, kind, rating, dailyExerciseSeed(day))
}

/** The id of an exercise of this kind whose rating is as near as the kind allows. */
export function exerciseIdNear(kinds: ExerciseKinds, kind: string, wanted: number, seed: string): string {
  const [easiest, hardest] = kinds[kind]!.ratings
  const rating = Math.min(hardest, Math.max(easiest, Math.round(wanted / STEP) * STEP))
  return generatedId({ kind, rating }, seed)
}
