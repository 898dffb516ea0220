import {
  type Attempt,
  CHALLENGE_MODES,
  type ChallengeMode,
  type ExerciseLog,
  isSolved,
  playerRating,
  ratingHistory,
} from './exercise-log.ts'

/** The attempts at one kind of exercise. */
export interface KindStatistics {
  readonly kind: string
  readonly tried: number
  readonly solved: number
  /** The rating of the hardest one that was solved; absent until one was. */
  readonly hardest?: number
}

export interface ExerciseStatistics {
  readonly tried: number
  readonly solved: number
  readonly rating: number
  /** How far the rating may be off: two standard deviations. */
  readonly margin: number
  /** The rating after each of the latest attempts, the oldest first. */
  readonly history: readonly { readonly at: number; readonly rating: number }[]
  /** The most tried kind first. */
  readonly kinds: readonly KindStatistics[]
  /** How many exercises were solved without a mistake up to the last one, and at most. */
  readonly inARow: { readonly current: number; readonly longest: number }
  /** The best challenge of each mode; absent until there was one. */
  readonly bestChallenges: { readonly [Mode in ChallengeMode]?: number }
}

/** More points would be too close to tell apart. */
const MAX_HISTORY = 100

export function computeExerciseStatistics(log: ExerciseLog): ExerciseStatistics {
  const { rating, deviation, attempts, solved } = playerRating(log)
  return {
    tried: attempts,
    solved,
    rating: Math.round(rating),
    margin: Math.round(2 * deviation),
    history: ratingHistory(log)
      .filter(point => point.attempts > 0)
      .slice(-MAX_HISTORY)
      .map(point => ({ at: point.at, rating: Math.round(point.rating) })),
    kinds: kindStatistics(log.attempts),
    inARow: inARow(log.attempts),
    bestChallenges: bestChallenges(log),
  }
}

function kindStatistics(attempts: readonly Attempt[]): readonly KindStatistics[] {
  return [...new Set(attempts.map(({ kind }) => kind))]
    .map(kind => {
      const tried = attempts.filter(attempt => attempt.kind === kind)
      const solved = tried.filter(isSolved)
      const hardest = Math.max(...solved.map(({ rating }) => rating))
      return { kind, tried: tried.length, solved: solved.length, ...(solved.length > 0 && { hardest }) }
    })
    .sort((one, other) => other.tried - one.tried)
}

function inARow(attempts: readonly Attempt[]): ExerciseStatistics['inARow'] {
  let current = 0
  let longest = 0
  for (const attempt of attempts) {
    current = isSolved(attempt) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

function bestChallenges({ challenges }: ExerciseLog): ExerciseStatistics['bestChallenges'] {
  const played = CHALLENGE_MODES.filter(mode => challenges.some(challenge => challenge.mode === mode))
  return Object.fromEntries(
    played.map(mode => [
      mode,
      Math.max(...challenges.filter(challenge => challenge.mode === mode).map(({ solved }) => solved)),
    ]),
  )
}
