import type { ExerciseKinds } from '#kernel/exercise.ts'
import { exerciseIdNear } from './choose-exercise.ts'
import type { ChallengeMode, ChallengeResult } from './exercise-log.ts'

/** How long a timed challenge takes. */
export const TIMED_MS = 180_000

/** The time that a mistake costs in a timed challenge. */
export const MISTAKE_MS = 10_000

/** Both modes begin with easy exercises; a streak gets harder faster. */
const FIRST_RATING = 800
const RATING_STEP: Readonly<Record<ChallengeMode, number>> = { streak: 50, timed: 30 }

/** A challenge in progress: exercises one after the other, each harder than the one before. */
export interface Challenge {
  readonly mode: ChallengeMode
  /** With the number of an exercise it determines the exercise. */
  readonly seed: string
  readonly startedAt: number
  readonly solved: number
  readonly mistakes: number
}

export function beginChallenge(mode: ChallengeMode, seed: string, now: number): Challenge {
  return { mode, seed, startedAt: now, solved: 0, mistakes: 0 }
}

/** The id of the exercise after the ones that were solved or failed; `ahead` counts on from there. */
export function challengeExerciseId(challenge: Challenge, kinds: ExerciseKinds, ahead = 0): string {
  const number = challenge.solved + challenge.mistakes + ahead
  const names = Object.keys(kinds)
  const kind = names[number % names.length]!
  return exerciseIdNear(
    kinds,
    kind,
    FIRST_RATING + number * RATING_STEP[challenge.mode],
    `${challenge.seed}-${number + 1}`,
  )
}

/** The challenge after an exercise; one that ended after the time does not count. */
export function afterExercise(challenge: Challenge, isSolved: boolean, now: number): Challenge {
  if (isChallengeOver(challenge, now)) return challenge
  return isSolved
    ? { ...challenge, solved: challenge.solved + 1 }
    : { ...challenge, mistakes: challenge.mistakes + 1 }
}

/** The time left of a timed challenge; a streak has no end of time. */
export function timeLeftMs({ mode, startedAt, mistakes }: Challenge, now: number): number {
  if (mode === 'streak') return Number.POSITIVE_INFINITY
  return Math.max(0, startedAt + TIMED_MS - mistakes * MISTAKE_MS - now)
}

export function isChallengeOver(challenge: Challenge, now: number): boolean {
  return challenge.mode === 'streak' ? challenge.mistakes > 0 : timeLeftMs(challenge, now) === 0
}

export function challengeResult({ mode, solved }: Challenge, now: number): ChallengeResult {
  return { mode, at: now, solved }
}
