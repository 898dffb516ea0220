import type { Random } from '#kernel/random.ts'
import { adjacentIndexes, cellAtIndex } from '../../rules/grid.ts'
import { MOST_HITWORDS_PLACED, type Move, type Terms, type View } from '../../rules/types.ts'

/**
 * Places three hitwords; the rest of the grid is random.
 *
 * Literal: apart and off the edge, as many cells as possible are beside them. Now and then two are side by side, because
 * an opponent could otherwise call the hitwords without any risk. Armed: in rows and columns of their own, because
 * nobody completes a line without calling the hitwords in it.
 */
export function placeHitwords(view: View, random: Random): Move {
  const { terms, grids } = view
  const own = grids[Number(view.viewer)]!
  const standing = terms.hitwordsOf.filter(word => own.includes(word))
  if (terms.hitwordsOf.length === 0 || standing.length >= MOST_HITWORDS_PLACED) return { kind: 'finish' }
  const places = standing.map(word => own.indexOf(word))
  const free = [...own.keys()].filter(place => own[place] === null)
  const place = random.pick(bestPlaces(free, places, terms, random))
  const word = random.pick(terms.hitwordsOf.filter(one => !standing.includes(one)))
  return { kind: 'place', word, cell: cellAtIndex(place, terms.size) }
}

function bestPlaces(
  free: readonly number[],
  standing: readonly number[],
  terms: Terms,
  random: Random,
): readonly number[] {
  const beside = new Set(standing.flatMap(place => adjacentIndexes(place, terms)))
  const isPaired =
    terms.hitwords === 'literal' && standing.length === 1 && random.below(1_000) < 1_000 * pairShare(terms)
  const allowed = free.filter(place => beside.has(place) === isPaired)
  const covered = new Set([...standing, ...beside])
  const gain = (place: number) => adjacentIndexes(place, terms).filter(one => !covered.has(one)).length
  const blocked =
    terms.hitwords === 'armed' ? allowed.filter(place => isOnNewLines(place, standing, terms)) : []
  return withMost(blocked.length > 0 ? blocked : allowed.length > 0 ? allowed : free, gain)
}

/**
 * How often two hitwords are side by side: the share at which the opponent gains nothing by calling hitwords first, nor
 * by never calling them. It grows with the danger of the other words. From the equilibrium of the game of placing and
 * calling alone (decision 099).
 */
function pairShare({ pool, hitwordsOf, adjacent }: Terms): number {
  const danger = (MOST_HITWORDS_PLACED * adjacent) / Math.max(1, pool.length - hitwordsOf.length)
  const odds = PAIR_ODDS_PER_DANGER * danger
  return odds / (1 + odds)
}

const PAIR_ODDS_PER_DANGER = 8.2

function isOnNewLines(place: number, standing: readonly number[], { size }: Terms): boolean {
  const here = cellAtIndex(place, size)
  return standing
    .map(one => cellAtIndex(one, size))
    .every(({ row, column }) => row !== here.row && column !== here.column)
}

function withMost(places: readonly number[], value: (place: number) => number): readonly number[] {
  const most = Math.max(...places.map(value))
  return places.filter(place => value(place) === most)
}
