import { decayRating, FIRST_RATING, type Rating, updateRating } from '#kernel/ratings/glicko2.ts'

/** The first try at an exercise. */
export interface Attempt {
  readonly id: string
  readonly at: number
  readonly kind: string
  /** The exercise's rating. */
  readonly rating: number
  /** From 0 to 1. */
  readonly credit: number
  readonly ms: number
}

/** An own mistake in a finished game. */
export interface Mistake {
  readonly id: string
  /** When it was found. */
  readonly at: number
  readonly solvedAt?: number
}

export const CHALLENGE_MODES = ['streak', 'timed'] as const
export type ChallengeMode = (typeof CHALLENGE_MODES)[number]

/** A finished challenge of exercises. */
export interface ChallengeResult {
  readonly mode: ChallengeMode
  readonly at: number
  readonly solved: number
}

/** The player's rating at a time, with how many attempts led to it. */
export interface PlayerRating extends Rating {
  readonly at: number
  readonly attempts: number
  readonly solved: number
}

/** Everything that a device stores about the exercises of one game. */
export interface ExerciseLog {
  /** The oldest first. */
  readonly attempts: readonly Attempt[]
  /** The rating before these attempts, if earlier ones were dropped. */
  readonly earlier?: PlayerRating
  readonly bookmarks: readonly string[]
  readonly mistakes: readonly Mistake[]
  /** The ids of the saved games in which mistakes were looked for. */
  readonly searchedGames: readonly string[]
  readonly challenges: readonly ChallengeResult[]
}

export const EMPTY_LOG: ExerciseLog = {
  attempts: [],
  bookmarks: [],
  mistakes: [],
  searchedGames: [],
  challenges: [],
}

/** More would not fit into a browser's local storage for long: an attempt takes some 60 characters. */
const MAX_ATTEMPTS = 2_000
const MAX_CHALLENGES = 500

/** Exercises are graded by a model, so their ratings are about this far off. */
const EXERCISE_DEVIATION = 80

/** Half of all exercises are harder than this. */
const FIRST_EXERCISE_RATING: PlayerRating = { ...FIRST_RATING, rating: 1200, at: 0, attempts: 0, solved: 0 }

/** With this much of the credit an exercise counts as solved. */
const SOLVED_CREDIT = 0.5

export function isSolved({ credit }: Pick<Attempt, 'credit'>): boolean {
  return credit >= SOLVED_CREDIT
}

/** The seed of the exercise of a day, which is the end of its id. */
export function dailyExerciseSeed(day: string): string {
  return `daily-${day}`
}

/** How far the player has come with the exercise of a day. */
export function exerciseOfDayState({ attempts }: ExerciseLog, day: string): 'solved' | 'failed' | 'new' {
  const attempt = attempts.find(({ id }) => id.endsWith(`/${dailyExerciseSeed(day)}`))
  if (!attempt) return 'new'
  return isSolved(attempt) ? 'solved' : 'failed'
}

/** The rating after each attempt, the one before them first. */
export function ratingHistory({ attempts, earlier }: ExerciseLog): readonly PlayerRating[] {
  const history = [earlier ?? FIRST_EXERCISE_RATING]
  for (const attempt of attempts) history.push(rate(history.at(-1)!, attempt))
  return history
}

export function playerRating(log: ExerciseLog): PlayerRating {
  return ratingHistory(log).at(-1)!
}

function rate(before: PlayerRating, attempt: Attempt): PlayerRating {
  const rested = before.attempts === 0 ? before : decayRating(before, attempt.at - before.at)
  const opponent = { rating: attempt.rating, deviation: EXERCISE_DEVIATION }
  return {
    ...updateRating(rested, [{ opponent, score: attempt.credit }]),
    at: attempt.at,
    attempts: before.attempts + 1,
    solved: before.solved + Number(isSolved(attempt)),
  }
}

/** Adds an attempt; an exercise counts once. */
export function addAttempt(log: ExerciseLog, attempt: Attempt): ExerciseLog {
  const mistakes = isSolved(attempt) ? solveMistake(log.mistakes, attempt) : log.mistakes
  if (log.attempts.some(({ id }) => id === attempt.id)) return { ...log, mistakes }
  return dropOldest({ ...log, mistakes, attempts: [...log.attempts, attempt] })
}

/** Marks an own mistake as solved, in however many tries. */
export function solveMistake(
  mistakes: readonly Mistake[],
  { id, at }: { readonly id: string; readonly at: number },
): readonly Mistake[] {
  return mistakes.map(mistake => (mistake.id === id ? { solvedAt: at, ...mistake } : mistake))
}

function dropOldest(log: ExerciseLog): ExerciseLog {
  const dropped = log.attempts.length - MAX_ATTEMPTS
  if (dropped <= 0) return log
  return { ...log, earlier: ratingHistory(log)[dropped]!, attempts: log.attempts.slice(dropped) }
}

export function toggleBookmark(log: ExerciseLog, id: string): ExerciseLog {
  const others = log.bookmarks.filter(other => other !== id)
  return { ...log, bookmarks: others.length < log.bookmarks.length ? others : [...others, id] }
}

export function addChallenge(log: ExerciseLog, challenge: ChallengeResult): ExerciseLog {
  return { ...log, challenges: [...log.challenges, challenge].slice(-MAX_CHALLENGES) }
}

/** Everything of both logs, each thing once. */
export function mergeExerciseLogs(one: ExerciseLog, other: ExerciseLog): ExerciseLog {
  // Attempts that only one of them has dropped are still in the other; the longer history begins earlier.
  const earlier = (one.earlier?.attempts ?? 0) >= (other.earlier?.attempts ?? 0) ? one.earlier : other.earlier
  const attempts = new Map<string, Attempt>()
  for (const attempt of sortByTime([...one.attempts, ...other.attempts]))
    if (!attempts.has(attempt.id) && attempt.at > (earlier?.at ?? -1)) attempts.set(attempt.id, attempt)
  const mistakes = new Map<string, Mistake>()
  for (const mistake of sortByTime([...one.mistakes, ...other.mistakes]))
    mistakes.set(mistake.id, { ...mistake, ...mistakes.get(mistake.id) })
  const challenges = new Map(
    [...one.challenges, ...other.challenges].map(challenge => [
      JSON.stringify([challenge.mode, challenge.at]),
      challenge,
    ]),
  )
  return dropOldest({
    attempts: [...attempts.values()],
    ...(earlier && { earlier }),
    bookmarks: [...new Set([...one.bookmarks, ...other.bookmarks])],
    mistakes: [...mistakes.values()],
    searchedGames: [...new Set([...one.searchedGames, ...other.searchedGames])],
    challenges: sortByTime([...challenges.values()]).slice(-MAX_CHALLENGES),
  })
}

export function sortByTime<Item extends { readonly at: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.at - other.at)
}
