import { accept, type Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { GuessGoStep } from './filling.ts'
import { adjacentIndexes, cellAtIndex, crossedOutWords, linesThrough } from './grid.ts'
import { type Refusals, reject } from './refusals.ts'
import type { Call, Ended, Event, Grid, State, Terms, View } from './types.ts'
import { findInPool } from './word.ts'

/** The seat to call: the players alternate from the starter. */
export function caller({ starter, calls }: Pick<State, 'starter' | 'calls'>): Seat {
  return ((starter ?? 0) + calls[0]!.length + calls[1]!.length) % 2
}

/** The words that a seat can still call. */
export function callableWords(
  { terms, calls }: Pick<View, 'terms' | 'calls'>,
  seat: Seat,
): readonly string[] {
  const gone = new Set((terms.once ? calls.flat() : calls[seat]!).map(({ word }) => word))
  return terms.pool.filter(word => !gone.has(word))
}

export function call(state: State, seat: Seat, typed: string): Result<GuessGoStep, Refusals> {
  const { terms } = state
  const word = findInPool(terms.pool, typed)
  if (word === undefined) return reject('not-in-pool', { word: typed })
  if (state.calls[seat]!.some(one => one.word === word)) return reject('called-already', { word })
  const owner = 1 - seat
  if (terms.once && state.calls[owner]!.some(one => one.word === word))
    return reject('called-by-opponent', { word })
  const at = state.grids[owner]!.indexOf(word)
  const hit = at >= 0
  const calls = state.calls.with(seat, [...state.calls[seat]!, { word, hit }])
  const ended =
    (hit ? endingOf(state.grids[owner]!, at, calls[seat]!, seat, terms) : null) ??
    endWithoutWords(terms, calls)
  const called: Event = {
    kind: 'called',
    seat,
    word,
    hit,
    isHitword: terms.hitwordsOf.includes(word),
    ...(hit && terms.showHits && { cell: cellAtIndex(at, terms.size) }),
  }
  return accept({
    state: { ...state, calls, ended },
    events: ended ? [called, { kind: 'ended', ...ended }] : [called],
  })
}

/** The ending caused by the last call, which hit this place, if it ends the game. A hitword decides before a line. */
function endingOf(grid: Grid, at: number, calls: readonly Call[], seat: Seat, terms: Terms): Ended | null {
  const crossed = crossedOutWords(calls)
  const cell = (place: number) => cellAtIndex(place, terms.size)
  const word = grid[at]!
  const firing = adjacentIndexes(at, terms).find(place => fires(grid[place]!, crossed, terms))
  if (firing !== undefined)
    return { by: 'hitword', winner: 1 - seat, hitword: grid[firing]!, word, cells: [cell(at), cell(firing)] }
  const line = linesThrough(at, terms.size).find(places => places.every(place => crossed.has(grid[place]!)))
  return line ? { by: 'line', winner: seat, cells: line.map(cell) } : null
}

/** The draw of a game in which each word is called once, when no word is left. */
function endWithoutWords({ once, pool }: Terms, calls: State['calls']): Ended | null {
  const isOver = once && calls[0]!.length + calls[1]!.length === pool.length
  return isOver ? { by: 'no-words', winner: null, cells: [] } : null
}

function fires(word: string, crossed: ReadonlySet<string>, { hitwords, hitwordsOf }: Terms): boolean {
  if (hitwords === 'off' || !hitwordsOf.includes(word)) return false
  return hitwords === 'literal' || crossed.has(word)
}
