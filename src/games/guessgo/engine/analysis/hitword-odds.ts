import type { FastRng } from '#kernel/fast-rng.ts'
import { adjacentIndexes, linesThrough } from '../../rules/grid.ts'
import { MOST_HITWORDS_PLACED } from '../../rules/types.ts'
import type { Knowledge } from '../bots/knowledge.ts'

/** The possible results of a call, each with its probability before the call. */
export interface CallOdds {
  readonly hit: number
  /** It completes a line and fires no hitword. */
  readonly line: number
  /** It fires a hitword and loses. */
  readonly fire: number
}

export interface HitwordOdds {
  /** A word that is not a hitword and was not called yet. */
  readonly ordinary: CallOdds
  /** A hitword that was not called yet. */
  readonly hitword: CallOdds
}

const SAMPLES = 1_000

/**
 * Simulates grids with hitwords that fit what the caller knew: which words were hit and missed, in which order, where
 * if places are shown, and that no hitword fired and no line was complete. All such grids count alike. A word that was
 * hit is put only where it fires nothing, and the sample weighs as much as there were such places among all.
 */
export function simulateHitwords(known: Knowledge, hits: readonly number[], rng: FastRng): HitwordOdds {
  const sum = { weight: 0, ordinary: [0, 0, 0], hitword: [0, 0, 0] }
  const board = boardOf(known)
  const counts = hitwordCounts(known)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const placed = drawCount(counts, rng)
    const grid = sampleGrid(known, hits, { board, placed, rng })
    if (!grid) continue
    const { weight } = grid
    sum.weight += weight
    addOdds(sum.ordinary, oddsAmong(grid.freeCells, grid, board), weight * counts.ordinaryChance(placed))
    addOdds(sum.hitword, oddsAmong(grid.hiddenHitwords, grid, board), weight * counts.hitwordChance(placed))
  }
  return { ordinary: average(sum.ordinary, sum.weight), hitword: average(sum.hitword, sum.weight) }
}

interface Board {
  readonly cells: number
  readonly adjacent: readonly (readonly number[])[]
  readonly lines: readonly (readonly (readonly number[])[])[]
}

function boardOf({ terms }: Knowledge): Board {
  const places = Array.from({ length: terms.size ** 2 }, (_, place) => place)
  return {
    cells: places.length,
    adjacent: places.map(place => adjacentIndexes(place, terms)),
    lines: places.map(place => linesThrough(place, terms.size)),
  }
}

interface HitwordCounts {
  /** By the number of hitwords on the grid: how many grids there are, in proportion. */
  readonly weights: readonly number[]
  /** How likely a word that was not called is on a grid with this number of hitwords. */
  ordinaryChance(placed: number): number
  hitwordChance(placed: number): number
}

function hitwordCounts({ terms, callResults, isHitword }: Knowledge): HitwordCounts {
  const count = (result: string, ofHitwords: boolean) =>
    callResults.filter((one, word) => one === result && isHitword[word] === ofHitwords).length
  const cells = terms.size ** 2
  const [hitHitwords, openHitwords] = [count('hit', true), count('unknown', true)]
  const [hitOthers, openOthers] = [count('hit', false), count('unknown', false)]
  const logs = Array.from(
    { length: MOST_HITWORDS_PLACED + 1 },
    (_, placed) =>
      logChoose(openHitwords, placed - hitHitwords) + logChoose(openOthers, cells - placed - hitOthers),
  )
  const most = Math.max(...logs)
  return {
    weights: logs.map(log => Math.exp(log - most)),
    ordinaryChance: placed => (openOthers > 0 ? (cells - placed - hitOthers) / openOthers : 0),
    hitwordChance: placed => (openHitwords > 0 ? (placed - hitHitwords) / openHitwords : 0),
  }
}

function drawCount({ weights }: HitwordCounts, rng: FastRng): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (rng.below(1_000_000) / 1_000_000) * total
  const drawn = weights.findIndex(weight => {
    left -= weight
    return left < 0
  })
  return drawn < 0 ? weights.findLastIndex(weight => weight > 0) : drawn
}

interface SampledGrid {
  readonly weight: number
  readonly crossed: Uint8Array
  /** Cells beside a hitword that would fire now. */
  readonly fires: Uint8Array
  readonly freeCells: readonly number[]
  readonly hiddenHitwords: readonly number[]
}

interface SampleContext {
  readonly board: Board
  /** How many hitwords are on this grid. */
  readonly placed: number
  readonly rng: FastRng
}

function sampleGrid(
  { terms, isHitword, places }: Knowledge,
  hits: readonly number[],
  { board, placed, rng }: SampleContext,
): SampledGrid | undefined {
  const shown = new Set(places.values())
  const free = Array.from({ length: board.cells }, (_, place) => place).filter(place => !shown.has(place))
  const hitHitwords = hits.filter(word => isHitword[word])
  const cellOf = new Map(hitHitwords.map(word => [word, places.get(word) ?? draw(free, rng)]))
  const hiddenHitwords = Array.from({ length: placed - hitHitwords.length }, () => draw(free, rng))
  const fires = new Uint8Array(board.cells)
  const arm = (cell: number) => {
    for (const other of board.adjacent[cell]!) fires[other] = 1
  }
  if (terms.hitwords === 'literal') for (const cell of [...cellOf.values(), ...hiddenHitwords]) arm(cell)
  const crossed = new Uint8Array(board.cells)
  let [safe, unsafe] = splitByDanger(free, fires)
  let weight = 1
  for (const word of hits) {
    const cell = cellOf.get(word) ?? places.get(word)
    if (cell === undefined) {
      if (safe.length === 0) return undefined
      weight *= safe.length / (safe.length + unsafe.length)
      crossed[draw(safe, rng)] = 1
      continue
    }
    if (fires[cell]) return undefined
    crossed[cell] = 1
    if (terms.hitwords === 'armed' && isHitword[word]) {
      arm(cell)
      ;[safe, unsafe] = splitByDanger([...safe, ...unsafe], fires)
    }
  }
  if (hasCompleteLine(board, crossed, terms.size)) return undefined
  return { weight, crossed, fires, freeCells: [...safe, ...unsafe], hiddenHitwords }
}

/** Removes a random cell from a list and returns it. */
function draw(cells: number[], rng: FastRng): number {
  const at = rng.below(cells.length)
  const cell = cells[at]!
  cells[at] = cells.at(-1)!
  cells.pop()
  return cell
}

function splitByDanger(cells: readonly number[], fires: Uint8Array): [safe: number[], unsafe: number[]] {
  return [cells.filter(cell => !fires[cell]), cells.filter(cell => fires[cell])]
}

function hasCompleteLine({ lines }: Board, crossed: Uint8Array, size: number): boolean {
  for (let step = 0; step < size; step++)
    // The lines through the cells of the diagonal are all there are.
    if (lines[step * (size + 1)]!.some(line => line.every(cell => crossed[cell]))) return true
  return false
}

/** The odds of a word that is in one of these cells. */
function oddsAmong(cells: readonly number[], { crossed, fires }: SampledGrid, { lines }: Board): CallOdds {
  if (cells.length === 0) return { hit: 0, line: 0, fire: 0 }
  const firing = cells.filter(cell => fires[cell])
  const completing = cells.filter(
    cell => !fires[cell] && lines[cell]!.some(line => line.every(one => one === cell || crossed[one])),
  )
  return { hit: 1, line: completing.length / cells.length, fire: firing.length / cells.length }
}

function addOdds(sum: number[], { hit, line, fire }: CallOdds, weight: number): void {
  sum[0]! += weight * hit
  sum[1]! += weight * line
  sum[2]! += weight * fire
}

function average([hit, line, fire]: readonly number[], weight: number): CallOdds {
  if (weight === 0) return { hit: 0, line: 0, fire: 0 }
  return { hit: hit! / weight, line: line! / weight, fire: fire! / weight }
}

/** The logarithm of the number of ways to choose some of several things. */
function logChoose(of: number, count: number): number {
  if (count < 0 || count > of) return Number.NEGATIVE_INFINITY
  let log = 0
  for (let step = 0; step < count; step++) log += Math.log((of - step) / (count - step))
  return log
}
