import { describe, expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import type { Seat } from '#kernel/rules.ts'
import { openCells } from '../rules/board.ts'
import { rules } from '../rules/rules.ts'
import type { Move, Params, View } from '../rules/types.ts'
import { createEngine } from './engine.ts'

type Chooser = (view: View, seed: string, ply: number) => Move

const { bots } = await createEngine(() => {})

const level =
  (name: string): Chooser =>
  (view, seed, ply) =>
    bots![name]!.choose(view, randomFor(seed, ply, name))

const playRandomly: Chooser = (view, seed, ply) => {
  const open = view.phase === 'placing' ? openCells(view.board) : []
  return { kind: 'mark', cell: randomFor(seed, ply, 'anyhow').pick(open) }
}

/** The winner when the first of two choosers begins. */
function winner(size: string, first: Chooser, second: Chooser, seed: string): Seat {
  const [rows, cols] = size.split('x').map(Number) as [number, number]
  const params: Params = { ...defaultParams<Params>(rules.options), rows, cols, starter: 'first' }
  let { state } = rules.begin(params, null, randomFor(seed, 0))
  for (let ply = 0; ; ply++) {
    const won = rules.outcome(state)?.winners[0]
    if (won !== undefined) return won
    const seat = rules.toAct(state)[0]!
    const move = (seat === 0 ? first : second)(rules.view(state, seat), seed, ply)
    const played = rules.play(state, seat, move, randomFor(seed, ply + 1))
    if (!played.ok) throw new Error(played.rejection.code)
    state = played.value.state
  }
}

/** How many of the games the first of two choosers wins; they take turns to begin. */
function wins(size: string, one: Chooser, other: Chooser, games: number): number {
  return Array.from({ length: games }, (_, index) => {
    const begins = index % 2 === 0
    return winner(size, begins ? one : other, begins ? other : one, `${size} ${index}`) === (begins ? 0 : 1)
  }).filter(Boolean).length
}

// Boards that the first player wins with best play, and boards that the second player wins.
const WON_FIRST = ['5x5', '6x6', '6x7', '7x7', '7x10', '9x9']
const WON_SECOND = ['5x8', '6x8', '7x8', '8x8', '8x9', '8x10']

describe('[O13] the perfect computer', () => {
  test.each(WON_FIRST)('moving first on %s, beats random play, strong and itself', size => {
    for (const other of [playRandomly, level('strong'), level('perfect')])
      expect(winner(size, level('perfect'), other, `first ${size}`)).toBe(0)
  })

  test.each(WON_SECOND)('moving second on %s, beats random play, strong and itself', size => {
    for (const other of [playRandomly, level('strong'), level('perfect')])
      expect(winner(size, other, level('perfect'), `second ${size}`)).toBe(1)
  })

  test('wins even the lost side against random play nearly always: one slip is enough', () => {
    const games = Array.from({ length: 20 }, (_, index) =>
      winner('6x8', level('perfect'), playRandomly, `slip ${index}`),
    )
    expect(games.filter(won => won === 0).length).toBeGreaterThanOrEqual(18)
  })
})

// Between equal players one side wins 123 or more of 200 games about once in 1,500 matches.
test.each([
  ['casual', playRandomly],
  ['steady', level('casual')],
  ['strong', level('steady')],
  ['perfect', level('strong')],
])('[O13] each level is stronger than the one below: %s', (name, below) => {
  expect(wins('7x7', level(name), below, 200)).toBeGreaterThanOrEqual(123)
})
