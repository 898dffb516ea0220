import type { Seat } from '#kernel/rules.ts'
import { adjacentIndexes, crossedOutWords, linesThrough } from '../../rules/grid.ts'
import type { View } from '../../rules/types.ts'

/** How threatened the caller's own grid is, where each word is called once in the whole game. */
export interface OwnLines {
  /** Words whose call protects the most threatened lines, by their number in the pool: nobody can call them again. */
  readonly protecting: readonly number[]
  /** How many words the opponent still needs for the nearest line; more than a line has if all are safe. */
  readonly missing: number
}

/** The words of these that protect the caller's own lines best. */
export function protectOwnLines(view: View, callable: readonly number[]): OwnLines {
  const { terms, grids, calls } = view
  const seat = view.viewer as Seat
  const own = grids[seat]!
  const crossed = crossedOutWords(calls[1 - seat]!)
  const gone = new Set(calls[seat]!.map(({ word }) => word))
  /** How many words of a line are crossed out; undefined if it can no longer be completed. */
  const crossedIn = (line: readonly number[]) =>
    line.some(place => gone.has(own[place]!))
      ? undefined
      : line.filter(place => crossed.has(own[place]!)).length
  const hitwords = new Set(terms.hitwordsOf)
  const places = new Map(own.map((word, place) => [word, place]))
  let missing = terms.size + 1
  const values = callable.map(number => {
    const place = places.get(terms.pool[number]!)
    if (place === undefined || crossed.has(own[place]!)) return 0
    // The opponent may still lose by calling a word beside a hitword.
    if (terms.hitwords !== 'off' && isBesideHitword(place)) return 0
    return linesThrough(place, terms.size).reduce((sum, line) => {
      const count = crossedIn(line)
      if (count === undefined) return sum
      missing = Math.min(missing, terms.size - count)
      return sum + CROSSED_FACTOR ** count
    }, 0)
  })
  function isBesideHitword(place: number): boolean {
    return hitwords.has(own[place]!) || adjacentIndexes(place, terms).some(one => hitwords.has(own[one]!))
  }
  const most = Math.max(0, ...values)
  return { protecting: most > 0 ? callable.filter((_, at) => values[at] === most) : [], missing }
}

/** How much more threatened a line is with each crossed-out word. */
const CROSSED_FACTOR = 4
