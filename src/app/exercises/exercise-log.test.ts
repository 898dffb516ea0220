import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { mergePreferences } from '../merge-preferences.ts'
import {
  type Attempt,
  addAttempt,
  addChallenge,
  EMPTY_LOG,
  type ExerciseLog,
  mergeExerciseLogs,
  playerRating,
  toggleBookmark,
} from './exercise-log.ts'
import {
  changeExerciseLog,
  parseExerciseLog,
  readExerciseLog,
  writeExerciseLog,
} from './exercise-log-format.ts'
import { computeExerciseStatistics } from './exercise-statistics.ts'

function attempt(id: string, credit: number, change: Partial<Attempt> = {}): Attempt {
  return { id, at: Number(id), kind: 'win-in', rating: 1200, credit, ms: 5_000, ...change }
}

const someAttempt = fc
  .record({
    id: fc.nat(400).map(String),
    kind: fc.constantFrom('win-in', 'winning-move'),
    rating: fc.integer({ min: 700, max: 2000 }),
    credit: fc.constantFrom(0, 0.4, 0.75, 1),
    ms: fc.nat(100_000),
  })
  .map(made => ({ ...made, at: Number(made.id) * 1000 }))
const someLog: fc.Arbitrary<ExerciseLog> = fc
  .tuple(fc.array(someAttempt), fc.array(fc.nat(9).map(String)), fc.array(fc.nat(50)))
  .map(([attempts, bookmarks, challenges]) => {
    const sorted = attempts.toSorted((one, other) => one.at - other.at)
    const log = sorted.reduce(addAttempt, { ...EMPTY_LOG, bookmarks: [...new Set(bookmarks)] })
    return [...new Set(challenges)]
      .sort((one, other) => one - other)
      .reduce((now, at) => addChallenge(now, { mode: 'streak', at, solved: at }), log)
  })

describe('the rating', () => {
  test('rises with a solved exercise, falls with a failed one, and more with a harder or an easier one', () => {
    const ratingAfter = (credit: number, rating: number) =>
      playerRating(addAttempt(EMPTY_LOG, attempt('1', credit, { rating }))).rating
    const { rating } = playerRating(EMPTY_LOG)
    expect(ratingAfter(1, 1200)).toBeGreaterThan(rating)
    expect(ratingAfter(0, 1200)).toBeLessThan(rating)
    expect(ratingAfter(1, 1800)).toBeGreaterThan(ratingAfter(1, 1200))
    expect(ratingAfter(0, 800)).toBeLessThan(ratingAfter(0, 1200))
    expect(ratingAfter(0.5, 1200)).toBeCloseTo(rating, 6)
  })

  test('counts an exercise once, however often it is solved', () => {
    const once = addAttempt(EMPTY_LOG, attempt('1', 1))
    expect(addAttempt(once, { ...attempt('1', 0), at: 9 })).toEqual(once)
  })

  test('does not change when old attempts are dropped', () => {
    const attempts = Array.from({ length: 2_100 }, (_, index) =>
      attempt(String(index + 1), index % 3 === 0 ? 0 : 1),
    )
    const log = attempts.reduce(addAttempt, EMPTY_LOG)
    expect(log.attempts).toHaveLength(2_000)
    expect(playerRating(log)).toEqual(playerRating({ ...EMPTY_LOG, attempts }))
    expect(playerRating(log)).toMatchObject({ attempts: 2_100, solved: 1_400 })
    expect(writeExerciseLog(log).length).toBeLessThan(150_000)
  })
})

describe('stored on the device', () => {
  test('a log is read as it was written', () => {
    fc.assert(
      fc.property(someLog, log => {
        expect(parseExerciseLog(writeExerciseLog(log))).toEqual(log)
      }),
    )
  })

  test('a damaged part is left out, and the others are read', () => {
    const text =
      '{"attempts":[["a",1,"win-in",900,1,5],["b"],7],"bookmarks":["c",3],"challenges":"none","earlier":{}}'
    expect(parseExerciseLog(text)).toEqual({
      ...EMPTY_LOG,
      attempts: [attempt('a', 1, { at: 1, rating: 900, ms: 5 })],
      bookmarks: ['c'],
    })
    expect(parseExerciseLog('[')).toBeUndefined()
    expect(readExerciseLog(createMemoryKeyValueStore(), 'obstruction')).toEqual(EMPTY_LOG)
  })

  test('a bookmark is set and removed', () => {
    const store = createMemoryKeyValueStore()
    const toggle = () => changeExerciseLog(store, 'obstruction', log => toggleBookmark(log, 'x'))
    toggle()
    expect(readExerciseLog(store, 'obstruction').bookmarks).toEqual(['x'])
    toggle()
    expect(readExerciseLog(store, 'obstruction').bookmarks).toEqual([])
  })
})

describe('a backup', () => {
  test('merging loses nothing, counts nothing twice, and does not depend on the order', () => {
    fc.assert(
      fc.property(someLog, someLog, (one, other) => {
        const merged = mergeExerciseLogs(one, other)
        const ids = (log: ExerciseLog) => new Set(log.attempts.map(({ id }) => id))
        expect(ids(merged)).toEqual(new Set([...ids(one), ...ids(other)]))
        expect(merged.attempts).toHaveLength(ids(merged).size)
        expect(new Set(merged.bookmarks)).toEqual(new Set([...one.bookmarks, ...other.bookmarks]))
        expect(mergeExerciseLogs(merged, other)).toEqual(merged)
        expect(mergeExerciseLogs(one, one)).toEqual(one)
      }),
    )
  })

  test('a solved mistake stays solved', () => {
    const found = { ...EMPTY_LOG, mistakes: [{ id: 'position/A', at: 5 }] }
    const solved = addAttempt(found, attempt('position/A', 1, { at: 9 }))
    expect(solved.mistakes).toEqual([{ id: 'position/A', at: 5, solvedAt: 9 }])
    for (const merged of [mergeExerciseLogs(found, solved), mergeExerciseLogs(solved, found)])
      expect(merged.mistakes).toEqual(solved.mistakes)
  })

  test('the exercises of a backup are added to those of the device', async () => {
    const here = addAttempt(EMPTY_LOG, attempt('1', 1))
    const there = addAttempt(EMPTY_LOG, attempt('2', 0))
    const store = createMemoryKeyValueStore({ 'exercises.obstruction': writeExerciseLog(here) })
    const remembered = { 'exercises.obstruction': writeExerciseLog(there) }
    expect(await mergePreferences(store, remembered, async () => [])).toMatchObject({
      imported: 1,
      leftOut: 0,
    })
    expect(readExerciseLog(store, 'obstruction').attempts.map(({ id }) => id)).toEqual(['1', '2'])
    expect(await mergePreferences(store, remembered, async () => [])).toMatchObject({
      imported: 0,
      leftOut: 0,
    })
  })
})

test('statistics count by kind, in a row, and the best of each challenge', () => {
  const attempts = [
    attempt('1', 1),
    attempt('2', 1, { rating: 1500 }),
    attempt('3', 0),
    attempt('4', 0.75, { kind: 'winning-move' }),
  ]
  const challenges = [3, 7, 5].map((solved, at) => ({ mode: 'timed' as const, at, solved }))
  expect(computeExerciseStatistics({ ...EMPTY_LOG, attempts, challenges })).toMatchObject({
    tried: 4,
    solved: 3,
    kinds: [
      { kind: 'win-in', tried: 3, solved: 2, hardest: 1500 },
      { kind: 'winning-move', tried: 1, solved: 1, hardest: 1200 },
    ],
    inARow: { current: 1, longest: 2 },
    bestChallenges: { timed: 7 },
  })
  expect(computeExerciseStatistics(EMPTY_LOG)).toMatchObject({ tried: 0, history: [], bestChallenges: {} })
})
