import { describe, expect, test } from 'vitest'
import { dailyExerciseId, nextExerciseId } from './choose-exercise.ts'
import {
  afterExercise,
  beginChallenge,
  challengeExerciseId,
  isChallengeOver,
  TIMED_MS,
  timeLeftMs,
} from './exercise-challenge.ts'
import { parseExerciseId } from './exercise-id.ts'
import { EMPTY_LOG } from './exercise-log.ts'

const KINDS = { 'winning-move': { ratings: [850, 2000] }, 'win-in': { ratings: [700, 2000] } } as const

function ratingIn(id: string): number {
  const parsed = parseExerciseId(id)
  if (parsed?.from !== 'generator') throw new Error(`${id} is not generated`)
  return parsed.rating
}

describe('a streak', () => {
  test('ends with the first mistake', () => {
    const challenge = afterExercise(afterExercise(beginChallenge('streak', 's', 0), true, 1), true, 2)
    expect([challenge.solved, isChallengeOver(challenge, 999_999_999)]).toEqual([2, false])
    expect(isChallengeOver(afterExercise(challenge, false, 3), 3)).toBe(true)
  })

  test('grows harder, up to the hardest there are', () => {
    let challenge = beginChallenge('streak', 's', 0)
    let before = 0
    for (let number = 0; number < 60; number++) {
      const rating = ratingIn(challengeExerciseId(challenge, KINDS))
      expect(rating).toBeGreaterThanOrEqual(before - 50)
      before = rating
      expect(challengeExerciseId(challenge, KINDS, 1)).toBe(
        challengeExerciseId(afterExercise(challenge, true, 0), KINDS),
      )
      challenge = afterExercise(challenge, true, 0)
    }
    expect(before).toBe(2000)
  })
})

describe('a timed challenge', () => {
  test('ends after three minutes, and a mistake costs ten seconds', () => {
    const challenge = beginChallenge('timed', 's', 1_000)
    expect(timeLeftMs(challenge, 1_000)).toBe(TIMED_MS)
    const erred = afterExercise(challenge, false, 2_000)
    expect(timeLeftMs(erred, 2_000)).toBe(TIMED_MS - 11_000)
    expect(isChallengeOver(erred, 1_000 + TIMED_MS - 10_001)).toBe(false)
    expect(isChallengeOver(erred, 1_000 + TIMED_MS - 10_000)).toBe(true)
  })

  test('an exercise that is solved after the time does not count', () => {
    const challenge = beginChallenge('timed', 's', 0)
    expect(afterExercise(challenge, true, TIMED_MS).solved).toBe(0)
  })
})

test('the next exercise is about as difficult as the player is strong', () => {
  for (let seed = 0; seed < 40; seed++) {
    const rating = ratingIn(nextExerciseId({ kinds: KINDS, log: EMPTY_LOG, seed: String(seed) }))
    expect(Math.abs(rating - 1200)).toBeLessThanOrEqual(150)
  }
  expect(nextExerciseId({ kinds: KINDS, log: EMPTY_LOG, seed: 'a', kind: 'win-in' })).toMatch(/^win-in\//)
})

test('the exercise of a day is the same for everybody, from the easiest on Monday to the hardest on Sunday', () => {
  expect(dailyExerciseId(KINDS, '2026-11-16')).toBe('win-in/700/daily-2026-11-16')
  expect(dailyExerciseId(KINDS, '2026-11-22')).toBe('win-in/2000/daily-2026-11-22')
  expect(dailyExerciseId(KINDS, '2026-11-18')).toBe('win-in/1150/daily-2026-11-18')
  expect(dailyExerciseId(KINDS, '2026-11-19')).toBe('winning-move/1450/daily-2026-11-19')
})
