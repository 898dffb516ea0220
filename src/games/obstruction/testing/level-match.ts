import { defaultParams } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import type { Seat } from '#kernel/rules.ts'
import { rules } from '../rules/rules.ts'
import type { Move, Params, View } from '../rules/types.ts'

/** A player of whole games, reproducible by the seed of the game. */
export type Chooser = (view: View, seed: string, ply: number) => Move

/** The winner when the first of two choosers goes first. */
export function playGame(size: string, first: Chooser, second: Chooser, seed: string): Seat {
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

/** How many of the games the first of two choosers wins; they take turns to go first. */
export function countWins(size: string, one: Chooser, other: Chooser, games: number, seed = size): number {
  return Array.from({ length: games }, (_, index) => {
    const begins = index % 2 === 0
    const first = begins ? one : other
    const second = begins ? other : one
    return playGame(size, first, second, `${seed} ${index}`) === (begins ? 0 : 1)
  }).filter(Boolean).length
}
