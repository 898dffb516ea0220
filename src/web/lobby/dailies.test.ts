import { expect, test } from 'vitest'
import { dailyExerciseId } from '#app/exercises/choose-exercise.ts'
import { addAttempt } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { exerciseKinds } from '#games/solitudo/exercise-kinds.ts'
import { dailySeed } from '#kernel/daily.ts'
import { RECORD_FORMAT, type TableRecord } from '#table/table.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { dailyPuzzles, newDailyExercises } from './dailies.ts'

const NOON = Date.UTC(2026, 10, 16, 12)

function savedDaily(day: string, change: Partial<SavedGameWithSummary> = {}): SavedGameWithSummary {
  const seed = dailySeed('square', day)
  const record: TableRecord = {
    ...{ format: RECORD_FORMAT, game: 'solitudo', version: 1, params: {}, deal: null },
    ...{ seed, startedAt: 0, entries: [] },
  }
  return {
    id: day,
    savedAt: 0,
    finished: false,
    saved: { players: [], record },
    summary: { line: '', moves: 0 },
    ...change,
  }
}

const states = (...games: SavedGameWithSummary[]) =>
  dailyPuzzles(games, NOON).map(({ daily, day, state }) => [daily, day, state.kind])

test('today’s puzzles are new to a player without any, and yesterday’s are not listed', () => {
  expect(states()).toEqual([
    ['square', '2026-11-16', 'new'],
    ['hexagon', '2026-11-16', 'new'],
    ['words', '2026-11-16', 'new'],
  ])
})

test('a puzzle that was begun, solved or given up says so, and yesterday’s can still be finished', () => {
  const solved = savedDaily('2026-11-16', {
    finished: true,
    summary: { line: '', moves: 9, won: true, ms: 5000 },
  })
  expect(dailyPuzzles([solved], NOON)[0]!.state).toEqual({ kind: 'solved', ms: 5000 })
  const givenUp = savedDaily('2026-11-16', { finished: true, summary: { line: '', moves: 9, won: false } })
  expect(states(givenUp)[0]).toEqual(['square', '2026-11-16', 'given-up'])
  expect(states(savedDaily('2026-11-15'))).toEqual([
    ['square', '2026-11-16', 'new'],
    ['hexagon', '2026-11-16', 'new'],
    ['words', '2026-11-16', 'new'],
    ['square', '2026-11-15', 'begun'],
    ['hexagon', '2026-11-15', 'new'],
    ['words', '2026-11-15', 'new'],
  ])
})

test('an exercise of the day is new until it is tried, and again on the next day', () => {
  const store = createMemoryKeyValueStore()
  expect(newDailyExercises(store, NOON)).toBe(3)
  const id = dailyExerciseId(exerciseKinds, '2026-11-16')
  changeExerciseLog(store, 'solitudo', log =>
    addAttempt(log, { id, at: NOON, kind: 'enclosed', rating: 1000, credit: 0, ms: 1000 }),
  )
  expect(newDailyExercises(store, NOON)).toBe(2)
  expect(newDailyExercises(store, NOON + 86_400_000)).toBe(3)
})
