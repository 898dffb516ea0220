import type { Seat } from '#kernel/rules.ts'
import { fillingPaths, inListOrder, LIST_ORDERS, type ListOrder } from './list-orders.ts'
import type { Grid, State, Terms } from './types.ts'

/** How often a player's earlier grids were filled along a list, by its order; and how often neither showed. */
export type Habits = Readonly<Record<ListOrder | 'random', number>>

export const NO_HABITS: Habits = { alphabet: 0, length: 0, random: 0 }

/** Above this share of neighbours in the list a grid was not filled by chance. */
const HABIT_THRESHOLD = 0.25

/** What a filled grid shows of the one who filled it. */
export function habitOf(grid: Grid, terms: Pick<Terms, 'size' | 'pool'>): keyof Habits {
  const shares = LIST_ORDERS.map(order => ({ order, share: neighbourShare(grid, terms, order) }))
  const most = shares.reduce((one, other) => (other.share > one.share ? other : one))
  return most.share > HABIT_THRESHOLD ? most.order : 'random'
}

/** Earlier grids in one line of text, small enough to be kept and handed on: `alphabet 3 length 0 random 1`. */
export function writeHabits(
  grids: readonly { readonly grid: Grid; readonly terms: Pick<Terms, 'size' | 'pool'> }[],
): string {
  const counts: Record<string, number> = { ...NO_HABITS }
  for (const { grid, terms } of grids) counts[habitOf(grid, terms)]!++
  return grids.length === 0 ? '' : Object.entries(counts).flat().join(' ')
}

/** The same from games: the grids that a player has filled and played with. */
export function habitsOfGames(games: readonly { readonly state: State; readonly seat: Seat }[]): string {
  return writeHabits(
    games
      .filter(({ state, seat }) => state.ready[seat])
      .map(({ state, seat }) => ({ grid: state.grids[seat]!, terms: state.terms })),
  )
}

/** What such a line says; nothing where it cannot be read. */
export function readHabits(text: string): Habits {
  const habits = { ...NO_HABITS }
  for (const [, name, count] of text.matchAll(/(alphabet|length|random) (\d{1,6})/g))
    habits[name as keyof Habits] = Number(count)
  return habits
}

/** The share of steps, along the path that shows most, from a word to the next one of those on the grid. */
function neighbourShare(grid: Grid, terms: Pick<Terms, 'size' | 'pool'>, order: ListOrder): number {
  const standing = new Set(grid)
  const ranks = new Map<string | null, number>()
  for (const word of inListOrder(terms, order))
    if (standing.has(terms.pool[word]!)) ranks.set(terms.pool[word]!, ranks.size)
  const shares = fillingPaths(terms.size).map(path => {
    const steps = path
      .slice(1)
      .filter((place, at) => ranks.get(grid[place]!)! - ranks.get(grid[path[at]!]!)! === 1)
    return steps.length / (path.length - 1)
  })
  return Math.max(...shares)
}
