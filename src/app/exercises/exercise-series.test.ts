import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import type { ExerciseEnd } from '#session/exercise/exercise-session.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { TIMED_MS } from './exercise-challenge.ts'
import { EMPTY_LOG, toggleBookmark } from './exercise-log.ts'
import { changeExerciseLog } from './exercise-log-format.ts'
import { ExerciseSeries, type SeriesOptions } from './exercise-series.ts'

const game = (await loadGame('obstruction'))!
const generator = createDirectEngineClient()
const SOLVED: ExerciseEnd = { isSolved: true, credit: 1, isFirst: true }
const FAILED: ExerciseEnd = { isSolved: false, credit: 0, isFirst: true }

function begin(start: SeriesOptions['start'], preferences = createMemoryKeyValueStore()) {
  const clock = createManualClock()
  let seeds = 0
  const series = new ExerciseSeries({
    game,
    preferences,
    clock,
    generator,
    start,
    newSeed: () => `seed-${++seeds}`,
  })
  const finish = async (end: ExerciseEnd) => {
    const loaded = await series.load().result
    if (!loaded.ok) throw new Error(loaded.rejection.code)
    series.record(end, loaded.value, 1_000)
  }
  return { series, clock, finish, preferences }
}

describe('exercises for the player', () => {
  test('count for the rating, and the next one is made ahead', async () => {
    const { series, finish } = begin('next')
    const first = series.id
    await finish(SOLVED)
    expect(series.log().attempts).toMatchObject([{ id: first, credit: 1, ms: 1_000 }])
    series.advance()
    expect(series.id).not.toBe(first)
    expect((await series.load().result).ok).toBe(true)
  })

  test('a later try does not count', async () => {
    const { series, finish } = begin('next')
    await finish(FAILED)
    await finish({ ...SOLVED, isFirst: false })
    expect(series.log().attempts).toMatchObject([{ credit: 0 }])
  })

  test('a link and the exercise of the day are followed by the next one for the player', async () => {
    for (const start of ['win-in/900/abc', 'daily']) {
      const { series } = begin(start)
      if (start !== 'daily') expect(series.id).toBe(start)
      series.advance()
      expect([series.name, series.id?.includes('seed-')]).toEqual(['next', true])
    }
  })
})

describe('a challenge', () => {
  test('is stored once when it is over, and does not count for the rating', async () => {
    const { series, finish } = begin('streak')
    await finish(SOLVED)
    series.advance()
    expect(series.log().challenges).toEqual([])
    await finish(FAILED)
    series.endChallenge()
    expect(series.isChallengeOver()).toBe(true)
    expect(series.log()).toMatchObject({ attempts: [], challenges: [{ mode: 'streak', solved: 1 }] })
  })

  test('with time ends by the clock', async () => {
    const { series, clock, finish } = begin('timed')
    await finish(SOLVED)
    clock.advance(TIMED_MS)
    series.endChallenge()
    expect(series.log().challenges).toMatchObject([{ mode: 'timed', solved: 1 }])
  })
})

describe('a list', () => {
  test('of own mistakes gets shorter with each one that is solved', async () => {
    const preferences = createMemoryKeyValueStore()
    const ids = ['winning-move/900/a', 'winning-move/900/b']
    changeExerciseLog(preferences, 'obstruction', () => ({
      ...EMPTY_LOG,
      mistakes: ids.map((id, at) => ({ id, at })),
    }))
    const { series, finish } = begin('mistakes', preferences)
    expect(series.id).toBe(ids[0])
    await finish(FAILED)
    series.advance()
    expect(series.id).toBe(ids[1])
    await finish(SOLVED)
    series.advance()
    expect(series.id).toBe(ids[0])
    await finish(SOLVED)
    series.advance()
    expect(series.id).toBeUndefined()
  })

  test('of bookmarks begins again after the last one', () => {
    const preferences = createMemoryKeyValueStore()
    for (const id of ['win-in/900/a', 'win-in/900/b'])
      changeExerciseLog(preferences, 'obstruction', log => toggleBookmark(log, id))
    const { series } = begin('bookmarks', preferences)
    const seen = [1, 2, 3].map(() => {
      const { id } = series
      series.advance()
      return id
    })
    expect(seen).toEqual(['win-in/900/a', 'win-in/900/b', 'win-in/900/a'])
  })
})
