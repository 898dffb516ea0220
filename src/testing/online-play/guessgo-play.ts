import { isDeepStrictEqual } from 'node:util'
import { callableWords } from '#games/guessgo/rules/calling.ts'
import type { State, View } from '#games/guessgo/rules/types.ts'
import type { OnlinePlay } from './online-play.ts'

export const guessgoPlay: OnlinePlay = {
  setup: (random, length) => ({
    ...(length === 'long' ? { size: 5, pool: 40 } : { size: 3, pool: 9 + random.below(4) }),
    ...{ starter: random.pick(['called', 'tossed', 'first']) },
    ...{ showHits: random.below(2) === 0, once: random.below(2) === 0 },
  }),

  randomMove(given, random) {
    const view = given as View
    switch (view.phase) {
      case 'filling':
        return randomFilling(view) ?? random.pick(['finish', 'finish', 'fill', 'clear'])
      case 'tossing':
        return random.pick(['heads', 'tails'])
      case 'calling':
        return `call ${random.pick(callableWords(view, view.viewer as number))}`
    }

    function randomFilling({ grids, viewer, terms }: View): string | undefined {
      const own = grids[viewer as number]!
      const free = terms.pool.filter(word => !own.includes(word))
      if (!own.includes(null)) return random.pick(['ready', 'shuffle'])
      return random.below(3) === 0 ? random.pick(free) : undefined
    }
  },

  twoMoves(given) {
    const view = given as View
    const [first, second] = callableWords(view, view.viewer as number)
    return [`call ${first}`, `call ${second}`]
  },

  /** A grid is hidden from everyone but its owner, except for hits whose place is shown. */
  leakIn(value, given, viewer) {
    const { grids, terms, ended, calls } = given as State
    if (ended || !Array.isArray(value) || value.length !== terms.size ** 2) return undefined
    const shown = grids.map((grid, owner) => {
      const hits = terms.showHits ? calls[1 - owner]!.filter(({ hit }) => hit).map(({ word }) => word) : []
      return grid.map(word => (word !== null && hits.includes(word) ? word : null))
    })
    // The same word is often in the same cell of both grids, so a list that is public cannot be judged cell by cell.
    const known = [terms.pool, ...shown, ...(viewer === 'spectator' ? [] : [grids[viewer]!])]
    if (known.some(list => isDeepStrictEqual(list, value))) return undefined
    const others = grids.filter((_, owner) => owner !== viewer)
    const word = value.find((word, cell) => word !== null && others.some(grid => grid[cell] === word))
    return word && `where “${word}” is`
  },
}
