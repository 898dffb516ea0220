import { linesThrough } from '../../rules/grid.ts'
import type { Knowledge } from '../bots/knowledge.ts'
import { fillingPaths, inListOrder, LIST_ORDERS, type ListOrder } from '../list-orders.ts'
import { lineOddsFor } from './line-odds.ts'

/** How the opponent may have filled the grid, after the calls so far. */
export interface FillingBeliefs {
  /** How likely the grid follows no order that we know. */
  readonly random: number
  /** By word: how likely the grid follows an order that puts this word on it. */
  readonly onGrid: Float64Array
  /** By word: how likely it follows one that puts this word where it completes a line. */
  readonly completing: Float64Array
  /** How likely a word is on an ordered grid that does not predict it. */
  readonly strayChance: number
}

/** The share of grids that follow an order, and of those that do, the orders. */
const ORDERED_PRIOR = 0.4
const ORDER_PRIORS: Readonly<Record<ListOrder, number>> = { alphabet: 0.9, length: 0.1 }
/** Most people who follow a list begin with its first word. */
const FROM_THE_TOP = 0.5
/** How often a player who follows an order departs from it. */
const STRAY = 0.1
/** Grids that are less likely than the likeliest by this factor are left out. */
const NEGLIGIBLE = 1e-6

/**
 * Weighs every grid that follows the list in one of its orders along one of eight paths from any word on, against all
 * other grids together, by the calls of this game: hits, misses, places if shown, and that no line is complete yet.
 */
export function beliefsAbout(known: Knowledge): FillingBeliefs {
  const { size, pool } = known.terms
  const cells = size * size
  const strayChance = pool.length > cells ? Math.min(0.5, (STRAY * cells) / (pool.length - cells)) : 0
  const runs = LIST_ORDERS.flatMap(order => runsOf(known, order, strayChance))
  const random = Math.log(1 - ORDERED_PRIOR) + randomLikelihood(known)
  const likeliest = Math.max(random, ...runs.map(({ log }) => log))
  const grids = runs
    .filter(({ log }) => log - likeliest > Math.log(NEGLIGIBLE))
    .flatMap(run => gridsAlongPaths(known, run))
  const most = Math.max(random, ...grids.map(({ log }) => log))
  const total = grids.reduce((sum, { log }) => sum + Math.exp(log - most), Math.exp(random - most))
  const onGrid = new Float64Array(pool.length)
  const completing = new Float64Array(pool.length)
  for (const { log, words, completingCells } of grids) {
    const weight = Math.exp(log - most) / total
    for (const word of words) onGrid[word]! += weight
    for (const cell of completingCells) completing[words[cell]!]! += weight
  }
  return { random: Math.exp(random - most) / total, onGrid, completing, strayChance }
}

/** The chances of a word, given those it has if all grids count alike. */
export function weighedChances(
  { random, onGrid, completing, strayChance }: FillingBeliefs,
  word: number,
  alike: { readonly hit: number; readonly line: number },
): { readonly hit: number; readonly line: number } {
  const predicted = onGrid[word]!
  const others = Math.max(0, 1 - random - predicted)
  return {
    // A pool no larger than the grid is on it with every word.
    hit: alike.hit === 1 ? 1 : random * alike.hit + predicted * (1 - STRAY) + others * strayChance,
    line: random * alike.line + completing[word]! * (1 - STRAY),
  }
}

/** As many words as the grid has cells, in their order, with the logarithm of how likely these are on it. */
interface Run {
  readonly log: number
  readonly words: readonly number[]
}

function runsOf({ terms, callResults }: Knowledge, by: ListOrder, strayChance: number): Run[] {
  const cells = terms.size ** 2
  const order = inListOrder(terms, by)
  // A player who leaves a word out goes on with the next one.
  const listed = [...order.keys()].filter(rank => callResults[order[rank]!] !== 'miss')
  const misses = order.length - listed.length
  const hits = callResults.filter(result => result === 'hit').length
  const starts = listed.length - cells + 1
  const isHitAt = (at: number) => callResults[order[listed[at]!]!] === 'hit'
  let hitsOn = 0
  for (let at = 0; at < Math.min(cells, listed.length); at++) if (isHitAt(at)) hitsOn += 1
  return Array.from({ length: Math.max(0, starts) }, (_, start) => {
    if (start > 0) hitsOn += Number(isHitAt(start + cells - 1)) - Number(isHitAt(start - 1))
    const leftOut = listed[start + cells - 1]! - listed[start]! - (cells - 1)
    const prior =
      start === 0 && starts > 1 ? FROM_THE_TOP : starts > 1 ? (1 - FROM_THE_TOP) / (starts - 1) : 1
    const log =
      Math.log(ORDERED_PRIOR * ORDER_PRIORS[by] * prior) +
      hitsOn * Math.log(1 - STRAY) +
      (hits - hitsOn) * Math.log(Math.max(strayChance, NEGLIGIBLE)) +
      leftOut * Math.log(STRAY) +
      (misses - leftOut) * Math.log(1 - strayChance)
    return { log, words: listed.slice(start, start + cells).map(rank => order[rank]!) }
  })
}

interface OrderedGrid {
  readonly log: number
  /** By cell. */
  readonly words: readonly number[]
  /** The cells whose word would complete a line. */
  readonly completingCells: readonly number[]
}

/** The words of a run along each path, with the evidence from places and from lines that are not complete. */
function gridsAlongPaths({ terms, callResults, places }: Knowledge, { log, words }: Run): OrderedGrid[] {
  const { size } = terms
  const paths = fillingPaths(size)
  const shown = new Set(places.values())
  return paths.map(path => {
    const grid = new Array<number>(words.length)
    path.forEach((cell, step) => {
      grid[cell] = words[step]!
    })
    const isCrossed = (cell: number) =>
      places.size > 0 ? shown.has(cell) : callResults[grid[cell]!] === 'hit'
    const open = linesOf(size).map(line => line.filter(cell => !isCrossed(cell)))
    const misplaced = [...places].filter(([word, cell]) => grid[cell] !== word).length
    return {
      log:
        log -
        Math.log(paths.length) +
        (places.size - misplaced) * Math.log(1 - STRAY) +
        misplaced * Math.log(STRAY / words.length) +
        // A complete line would have ended the game.
        (open.some(cells => cells.length === 0) ? Math.log(STRAY) : 0),
      words: grid,
      completingCells: open.flatMap(cells => (cells.length === 1 ? cells : [])),
    }
  })
}

/** Every row and column, by the cells of the diagonal. */
function linesOf(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, step) => linesThrough(step * (size + 1), size)).flat()
}

/** The logarithm of how likely a random grid gives exactly these hits and misses, at these places, without a line. */
function randomLikelihood({ terms, callResults, places }: Knowledge): number {
  let words = callResults.length
  let cells = terms.size ** 2
  let log = 0
  let hits = 0
  for (const result of callResults) {
    if (result === 'unknown') continue
    log += Math.log(result === 'hit' ? cells / words : (words - cells) / words)
    if (result === 'hit') {
      cells -= 1
      hits += 1
    }
    words -= 1
  }
  for (let shown = 0; shown < places.size; shown++) log -= Math.log(terms.size ** 2 - shown)
  // Where places are shown, they themselves say that no line is complete.
  return places.size > 0 ? log : log + Math.log(Math.max(NEGLIGIBLE, lineOddsFor(terms.size).openAfter(hits)))
}
