import { describe, expect, test } from 'vitest'
import { dailySeed } from '#kernel/daily.ts'
import { act, openTable } from '#table/act.ts'
import type { Action } from '#table/action.ts'
import type { Table } from '#table/table.ts'
import { lamps } from '#testing/sample-games/lamps.ts'
import type { StoredGame } from './saved-game-store.ts'
import { computeStatistics, loadPuzzleResults, type PuzzleResult, puzzleResultOf } from './statistics.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 16, 12)

const result = (change: Partial<PuzzleResult>): PuzzleResult => ({
  facts: { size: 6 },
  outcome: 'solved',
  ms: 1000,
  at: NOON,
  ...change,
})

const daily = (daysAgo: number) => result({ dailyDay: Math.floor(NOON / DAY_MS) - daysAgo })

function perform(table: Table, action: Action, at: number): Table {
  const next = act(table, action, at)
  if (!next.ok) throw new Error(next.rejection.code)
  return next.value
}

/** A row of lamps, with `count` of them lit one after another, one second each. */
function lit(count: number, seed = 'any'): Table {
  let table: Table = openTable(lamps, { lamps: 20 }, seed, NOON)
  for (let lamp = 0; lamp < count; lamp++)
    table = perform(
      table,
      { do: 'move', seat: 0, text: String.fromCharCode(97 + lamp) },
      NOON + (lamp + 1) * 1000,
    )
  return table
}

test('a puzzle that somebody else solved, and that was imported, does not count', async () => {
  const stored = (isImported: boolean): StoredGame => ({
    ...{ id: 'any', savedAt: NOON, finished: true },
    saved: { players: [{ kind: 'person', name: 'Ann' }], record: lit(20).record },
    ...(isImported && { isImported }),
  })
  const results = await loadPuzzleResults(
    { list: async () => [stored(true), stored(false)] },
    { rules: lamps },
  )
  expect(results).toHaveLength(1)
})

describe('the result of a puzzle', () => {
  test('tells how many hints there were, if any', () => {
    const hinted = perform(perform(lit(3), { do: 'hint', seat: 0 }, NOON), { do: 'hint', seat: 0 }, NOON)
    expect(puzzleResultOf(hinted)).toMatchObject({ hints: 2 })
    expect(puzzleResultOf(lit(3))).not.toHaveProperty('hints')
  })

  test('[H7] a solved puzzle has its time without pauses', () => {
    expect(puzzleResultOf(lit(20))).toEqual({ facts: {}, outcome: 'solved', ms: 20_000, at: NOON + 20_000 })
    const paused = perform(lit(3), { do: 'pause', seat: 0 }, NOON + 4000)
    const resumed = perform(paused, { do: 'resume', seat: 0 }, NOON + 90_000)
    expect(puzzleResultOf(perform(resumed, { do: 'resign', seat: 0 }, NOON + 91_000))).toMatchObject({
      outcome: 'given-up',
      ms: 5000,
      at: NOON + 91_000,
    })
  })

  test('a puzzle that is not over is unfinished', () => {
    expect(puzzleResultOf(lit(3))).toMatchObject({ outcome: 'unfinished', at: NOON + 3000 })
  })

  test('games are grouped by the facts that do not change during a game', () => {
    const game = {
      ...lamps,
      facts: ({ lit }: { lit: readonly boolean[] }) => ({
        category: { row: lit.length },
        more: { lit: lit.filter(on => on).length },
      }),
      outcome: ({ lit }: { lit: readonly boolean[] }) =>
        lit[0] ? { winners: [], scores: [7], reason: 'lost' } : undefined,
    }
    const begun = openTable(game, { lamps: 20 }, 'any', NOON)
    const ended = perform(begun, { do: 'move', seat: 0, text: 'a' }, NOON + 1000)
    expect(puzzleResultOf(begun)).toMatchObject({ facts: { row: 20 }, outcome: 'unfinished' })
    expect(puzzleResultOf(ended)).toMatchObject({ facts: { row: 20 }, outcome: 'given-up', points: 7 })
    expect(computeStatistics([puzzleResultOf(begun)!, puzzleResultOf(ended)!], NOON).groups).toHaveLength(1)
  })

  test('a daily puzzle counts for its day if it is solved on that day or the next', () => {
    const today = Math.floor(NOON / DAY_MS)
    const solved = (day: string) => puzzleResultOf(lit(20, dailySeed('square', day)))?.dailyDay
    expect(solved('2026-11-16')).toBe(today)
    expect(solved('2026-11-15')).toBe(today - 1)
    expect(solved('2026-11-14')).toBeUndefined()
    expect(puzzleResultOf(lit(19, dailySeed('square', '2026-11-16')))).not.toHaveProperty('dailyDay')
  })
})

describe('the statistics of many games', () => {
  test('are grouped by category, the most played first, with the best, the median and the last time', () => {
    const { groups, solved, unfinished } = computeStatistics(
      [
        result({ facts: { size: 8 }, ms: 50 }),
        result({ ms: 400, at: NOON + 3 }),
        result({ ms: 100, at: NOON + 1 }),
        result({ ms: 200, at: NOON + 2 }),
        result({ outcome: 'unfinished' }),
        result({ outcome: 'given-up', ms: 1 }),
      ],
      NOON,
    )
    expect({ solved, unfinished }).toEqual({ solved: 4, unfinished: 1 })
    expect(groups.map(({ facts }) => facts)).toEqual([{ size: 6 }, { size: 8 }])
    expect(groups[0]).toMatchObject({ solved: 3, givenUp: 1, unfinished: 1 })
    expect(groups[0]!.times).toEqual({
      bestMs: 100,
      medianMs: 200,
      lastMs: 400,
      history: [
        { at: NOON + 1, ms: 100 },
        { at: NOON + 2, ms: 200 },
        { at: NOON + 3, ms: 400 },
      ],
    })
  })

  test('the median of two times is their mean, and without a solved game there is none', () => {
    expect(
      computeStatistics([result({ ms: 100 }), result({ ms: 200 })], NOON).groups[0]!.times!.medianMs,
    ).toBe(150)
    expect(computeStatistics([result({ outcome: 'unfinished' })], NOON).groups[0]).not.toHaveProperty('times')
  })

  test('a streak lasts until today, or until yesterday while today’s puzzles are unsolved', () => {
    const streak = (...daysAgo: number[]) => computeStatistics(daysAgo.map(daily), NOON).streak
    expect(streak()).toEqual({ current: 0, longest: 0 })
    expect(streak(0, 0, 1, 2)).toEqual({ current: 3, longest: 3 })
    expect(streak(1, 2)).toEqual({ current: 2, longest: 2 })
    expect(streak(2, 3, 4, 5, 9)).toEqual({ current: 0, longest: 4 })
  })
})
