import type { Bot } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { callableWords } from '../../rules/calling.ts'
import { fillRandomly } from '../../rules/filling.ts'
import { adjacentIndexes, emptyGrid } from '../../rules/grid.ts'
import { type Grid, type GuessGoTypes, MOST_HITWORDS_PLACED, type Terms } from '../../rules/types.ts'

/** Ways in which people place their three hitwords: side by side, two of them, far apart, in corners, anywhere. */
export const HITWORD_STYLES = ['adjacent', 'pair', 'spread', 'corner', 'random'] as const
export type HitwordStyle = (typeof HITWORD_STYLES)[number]

/** A grid with hitwords in that style and the rest at random. */
export function fillWithHitwords(style: HitwordStyle, terms: Terms, random: Random): Grid {
  const words = random.shuffled(terms.hitwordsOf).slice(0, MOST_HITWORDS_PLACED)
  const grid = placesIn(style, terms, random).reduce<Grid>(
    (now, place, at) => (words[at] === undefined ? now : now.with(place, words[at])),
    emptyGrid(terms.size),
  )
  return fillRandomly(grid, terms, random)
}

function placesIn(style: HitwordStyle, terms: Terms, random: Random): readonly number[] {
  const { size } = terms
  const at = (row: number, column: number) => row * size + column
  switch (style) {
    case 'random':
      return []
    case 'adjacent': {
      const [row, column] = [1 + random.below(size - 2), 1 + random.below(size - 4)]
      return [0, 1, 2].map(step => at(row, column + step))
    }
    case 'corner':
      return random.shuffled([at(0, 0), at(0, size - 1), at(size - 1, 0), at(size - 1, size - 1)]).slice(0, 3)
    case 'pair': {
      // With eight neighbours, a pair at a corner has the most words beside it.
      const row = 1 + random.below(size - 3)
      const column = 1 + random.below(size - 3)
      const pair = [at(row, column), terms.adjacent === 8 ? at(row + 1, column + 1) : at(row, column + 1)]
      return [...pair, random.pick(farFrom(pair, terms))]
    }
    case 'spread': {
      const first = random.pick(farFrom([], terms))
      const second = random.pick(farFrom([first], terms))
      return [first, second, random.pick(farFrom([first, second], terms))]
    }
  }
}

/** The cells off the edge that share no neighbour with these. */
function farFrom(places: readonly number[], terms: Terms): readonly number[] {
  const { size } = terms
  const near = new Set(places.flatMap(place => [place, ...adjacentIndexes(place, terms)]))
  const inner = [...emptyGrid(size).keys()].filter(
    place => adjacentIndexes(place, terms).length === terms.adjacent,
  )
  return inner.filter(place => !near.has(place) && !adjacentIndexes(place, terms).some(one => near.has(one)))
}

/** Calls the hitwords that are not on its own grid first, and then as another bot does. */
export function callingHitwordsFirst(bot: Bot<GuessGoTypes>): Bot<GuessGoTypes> {
  return {
    choose(view, random) {
      const own = view.viewer === 'spectator' ? [] : view.grids[view.viewer]!
      const seat = view.viewer === 'spectator' ? 0 : view.viewer
      const open = view.phase === 'calling' ? callableWords(view, seat) : []
      const first = open.find(word => view.terms.hitwordsOf.includes(word) && !own.includes(word))
      return first === undefined ? bot.choose(view, random) : { kind: 'call', word: first }
    },
  }
}
