import type { Random } from '#kernel/random.ts'
import { adjacentIndexes, cellAtIndex } from '../../rules/grid.ts'
import { MOST_HITWORDS_PLACED, type Move, type View } from '../../rules/types.ts'

/** Fills the grid at random, three hitwords included. */
export function fillAtRandom(): Move {
  return { kind: 'finish' }
}

/** Places hitwords apart and off the edge, so that as many cells as possible are beside them; the rest is random. */
export function placeHitwordsApart(view: View, random: Random): Move {
  const { terms, grids } = view
  const own = grids[Number(view.viewer)]!
  const standing = terms.hitwordsOf.filter(word => own.includes(word))
  if (terms.hitwordsOf.length === 0 || standing.length >= MOST_HITWORDS_PLACED) return { kind: 'finish' }
  const covered = new Set(
    standing.flatMap(word => [own.indexOf(word), ...adjacentIndexes(own.indexOf(word), terms)]),
  )
  const gains = own.map((word, place) =>
    word === null && !covered.has(place)
      ? adjacentIndexes(place, terms).filter(one => !covered.has(one)).length
      : -1,
  )
  const most = Math.max(...gains)
  const place = random.pick([...gains.keys()].filter(one => gains[one] === most))
  const word = random.pick(terms.hitwordsOf.filter(one => !standing.includes(one)))
  return { kind: 'place', word, cell: cellAtIndex(place, terms.size) }
}
