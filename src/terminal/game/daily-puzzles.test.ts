import { describe, expect, it } from 'vitest'
import type { StoredGame } from '#app/saved-game-store.ts'
import { act, openTable } from '#table/act.ts'
import {
  createFakeTerminalHost,
  GENERATED_PUZZLE,
  loadSolitudo,
  SOLVING_MOVE,
} from '#testing/fakes/fake-terminal-host.ts'
import { ASCII } from '../kit/glyphs.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import { loadStatistics, statisticsLines } from '../storage/statistics.ts'
import { findListedDaily, listDailyPuzzles, requestDaily } from './daily-puzzles.ts'

const NOON = Date.UTC(2026, 10, 16, 12)

async function played(text: string, seed = 'daily square 2026-11-16'): Promise<StoredGame> {
  const { rules } = await loadSolitudo()
  const { params, deal } = GENERATED_PUZZLE
  const moved = act(openTable(rules, params, seed, NOON, deal), { do: 'move', seat: 0, text }, NOON + 65_000)
  if (!moved.ok) throw new Error(moved.rejection.code)
  const { record, ending } = moved.value
  return {
    id: text,
    savedAt: NOON,
    finished: ending !== undefined,
    saved: { players: SINGLE_PLAYER, record },
  }
}

async function states(...games: readonly StoredGame[]) {
  return listDailyPuzzles(await loadSolitudo(), games, NOON).map(({ name, state }) => `${name} ${state}`)
}

describe('daily puzzles', () => {
  it('are new, begun or solved, independently of each other', async () => {
    expect(await states()).toEqual(['square new', 'hexagon new'])
    const begun = await played('shade a1')
    expect(await states(begun)).toEqual(['square started, 1:05 so far', 'hexagon new'])
    expect(await states(begun, await played(SOLVING_MOVE))).toEqual(['square solved in 1:05', 'hexagon new'])
  })

  it('are requested for one player', async () => {
    const [square] = listDailyPuzzles(await loadSolitudo(), [], NOON)
    expect(requestDaily(square!)).toMatchObject({
      game: 'solitudo',
      players: [{ kind: 'person', name: 'You' }],
      seed: 'daily square 2026-11-16',
      params: { shape: 'square' },
    })
  })

  it('are refused with a sentence where there are none', async () => {
    const find = async (name: string, day?: string) =>
      findListedDaily(await loadSolitudo(), [], NOON, { name, day })
    expect(await find('round')).toBe(
      'There’s no daily puzzle “round”. The daily puzzles are: square, hexagon.',
    )
    expect(await find('square', '2026-13-45')).toBe('“2026-13-45” isn’t a date. Write it like 2026-11-16.')
  })
})

it('statistics are shown for each kind of puzzle, with times and streaks', async () => {
  const { host, savedGames, clock } = createFakeTerminalHost()
  clock.advance(NOON)
  const loaded = await loadSolitudo()
  expect(statisticsLines(await loadStatistics(host, loaded), loaded, ASCII)).toEqual([
    'You haven’t played any puzzles yet.',
  ])
  savedGames.push(await played(SOLVING_MOVE), await played('shade a1', 'other'))
  expect(statisticsLines(await loadStatistics(host, loaded), loaded, ASCII)).toEqual([
    '1 solved, 1 unfinished.',
    'Daily puzzles: current streak 1 day, longest streak 1 day.',
    '',
    'Puzzle       solved    best  median    last   times, latest on the right',
    '5×5, steady       1    1:05    1:05    1:05',
  ])
})
