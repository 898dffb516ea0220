import { expect, test } from 'vitest'
import { dailySeed } from '#kernel/daily.ts'
import { RECORD_FORMAT } from '#table/table.ts'
import { archiveMonth, monthBeside } from './daily-archive.ts'
import type { StoredGame } from './saved-game-store.ts'

const SQUARE = { game: 'solitudo', name: 'square' }

function savedDaily(day: string, won?: boolean): StoredGame {
  return {
    ...{ id: day, savedAt: 0, finished: won !== undefined },
    summary: { line: '', moves: 3, ...(won !== undefined && { won }) },
    saved: {
      players: [],
      record: {
        ...{ format: RECORD_FORMAT, game: 'solitudo', version: 1, params: {}, deal: null },
        ...{ seed: dailySeed('square', day), startedAt: 0, entries: [] },
      },
    },
  }
}

test('a month begins on its weekday and ends on its last day', () => {
  // 1 November 2026 is a Sunday.
  expect(archiveMonth(SQUARE, [], '2026-11', '2026-11-16')).toMatchObject({ daysBefore: 6 })
  expect(archiveMonth(SQUARE, [], '2026-11', '2026-11-16').days).toHaveLength(30)
  expect(archiveMonth(SQUARE, [], '2028-02', '2028-03-01').days).toHaveLength(29)
})

test('each day until today has the state of its puzzle, and later days have none', () => {
  const games = [savedDaily('2026-11-02', true), savedDaily('2026-11-03', false), savedDaily('2026-11-04')]
  const { days } = archiveMonth(SQUARE, games, '2026-11', '2026-11-05')
  expect(days.slice(0, 6).map(({ state }) => state?.kind)).toEqual([
    ...['new', 'solved', 'given-up', 'begun'],
    ...['new', undefined],
  ])
})

test('one goes from month to month, but not into the future', () => {
  expect(monthBeside('2026-01', -1, '2026-11-16')).toBe('2025-12')
  expect(monthBeside('2026-10', 1, '2026-11-16')).toBe('2026-11')
  expect(monthBeside('2026-11', 1, '2026-11-16')).toBeUndefined()
  expect(monthBeside('2024-01', -1, '2026-11-16')).toBeUndefined()
})
