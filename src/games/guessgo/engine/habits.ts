import type { PastGame } from '#kernel/engine.ts'
import { type Habits, NO_HABITS, writeHabits } from '../rules/habits.ts'
import type { Deal, Grid, GuessGoTypes, Terms } from '../rules/types.ts'
import { fillingPaths, inListOrder, LIST_ORDERS, type ListOrder } from './list-orders.ts'

type PoolTerms = Pick<Terms, 'size' | 'pool'>

/** Above this share of list neighbours a grid was not filled at random. */
const HABIT_THRESHOLD = 0.25

/** The habits in a player's earlier games, from the grids that were filled and played with. */
export function learnHabits(games: readonly PastGame<GuessGoTypes>[]): Deal | null {
  const grids = games
    .filter(({ state, seat }) => state.ready[seat])
    .map(({ state, seat }) => ({ grid: state.grids[seat]!, terms: state.terms }))
  return grids.length === 0 ? null : { habits: writeHabits(countHabits(grids)) }
}

export function countHabits(grids: readonly { readonly grid: Grid; readonly terms: PoolTerms }[]): Habits {
  const counts = { ...NO_HABITS }
  for (const { grid, terms } of grids) counts[habitOf(grid, terms)]++
  return counts
}

/** The list order that a filled grid follows, or random if it follows none. */
export function habitOf(grid: Grid, terms: PoolTerms): keyof Habits {
  const shares = LIST_ORDERS.map(order => ({ order, share: neighbourShare(grid, terms, order) }))
  const most = shares.reduce((one, other) => (other.share > one.share ? other : one))
  return most.share > HABIT_THRESHOLD ? most.order : 'random'
}

/** The share of steps from a word to its successor in the list, along the path with the most of them. */
function neighbourShare(grid: Grid, terms: PoolTerms, order: ListOrder): number {
  const placed = new Set(grid)
  const ranks = new Map<string | null, number>()
  for (const word of inListOrder(terms, order))
    if (placed.has(terms.pool[word]!)) ranks.set(terms.pool[word]!, ranks.size)
  const shares = fillingPaths(terms.size).map(path => {
    const steps = path
      .slice(1)
      .filter((place, at) => ranks.get(grid[place]!)! - ranks.get(grid[path[at]!]!)! === 1)
    return steps.length / (path.length - 1)
  })
  return Math.max(...shares)
}
