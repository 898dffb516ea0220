import { expect, test } from 'vitest'
import { dailySeed } from '#kernel/daily.ts'
import { RECORD_FORMAT, type TableRecord } from '#table/table.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { dailyPuzzles } from './dailies.ts'

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
