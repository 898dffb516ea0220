import { describe, expect, test } from 'vitest'
import { winProbability } from '#app/suggested-level.ts'
import { randomFor } from '#kernel/random.ts'
import { levelRatings } from '../level-ratings.ts'
import { openCells } from '../rules/board.ts'
import { type Chooser, countWins, playGame } from '../testing/level-match.ts'
import { text } from '../text/en.ts'
import { createEngine } from './engine.ts'

const { bots } = await createEngine(() => {})

const level =
  (name: string): Chooser =>
  (view, seed, ply) =>
    bots![name]!.choose(view, randomFor(seed, ply, name))

const playRandomly: Chooser = (view, seed, ply) => {
  const open = view.phase === 'placing' ? openCells(view.board) : []
  return { kind: 'mark', cell: randomFor(seed, ply, 'anyhow').pick(open) }
}

// Boards that the first player wins with best play, and boards that the second player wins.
const WON_FIRST = ['5x5', '6x6', '6x7', '7x7', '7x10', '9x9']
const WON_SECOND = ['5x8', '6x8', '7x8', '8x8', '8x9', '8x10']

describe('[O13] the perfect computer', () => {
  test.each(WON_FIRST)('moving first on %s, beats random play, strong and itself', size => {
    for (const other of [playRandomly, level('strong'), level('perfect')])
      expect(playGame(size, level('perfect'), other, `first ${size}`)).toBe(0)
  })

  test.each(WON_SECOND)('moving second on %s, beats random play, strong and itself', size => {
    for (const other of [playRandomly, level('strong'), level('perfect')])
      expect(playGame(size, other, level('perfect'), `second ${size}`)).toBe(1)
  })

  test('wins even the lost side against random play nearly always: one slip is enough', () => {
    const games = Array.from({ length: 20 }, (_, index) =>
      playGame('6x8', level('perfect'), playRandomly, `slip ${index}`),
    )
    expect(games.filter(won => won === 0).length).toBeGreaterThanOrEqual(18)
  })
})

/** Boards differ: on a small one the best levels are equal, so the ladder is that of the default board. */
const LADDER_BOARD = '8x8'

test('[O13] every level has a rating and its text, from the easiest to the hardest', () => {
  const ratings = Object.values(levelRatings)
  expect(Object.keys(levelRatings)).toEqual(Object.keys(bots!))
  expect(Object.keys(text.levels)).toEqual(Object.keys(bots!))
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other))
  expect(levelRatings.skilled).toBe(1500)
})

const LADDER = Object.keys(levelRatings) as (keyof typeof levelRatings)[]

// The bounds of 65 and 80 %, with two standard errors of 200 games.
test.each(LADDER.slice(1).map((name, index) => [name, LADDER[index]!] as const))(
  '[O13] %s wins 65 to 80 %% of its games against %s, as their ratings say',
  (name, below) => {
    const share = countWins(LADDER_BOARD, level(name), level(below), 200, 'rungs') / 200
    expect(share).toBeGreaterThan(0.65 - 0.07)
    expect(share).toBeLessThan(0.8 + 0.06)
    const expected = winProbability(levelRatings[name] - levelRatings[below])
    expect(Math.abs(share - expected)).toBeLessThan(0.12)
  },
)

test('the easiest level beats random play', () => {
  expect(countWins(LADDER_BOARD, level('novice'), playRandomly, 200)).toBeGreaterThanOrEqual(115)
})
