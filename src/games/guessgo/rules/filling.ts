import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Rejected, type Result } from '#kernel/result.ts'
import type { Step } from '#kernel/rules.ts'
import { cellAtIndex, emptyGrid, indexOfCell, isOnGrid } from './grid.ts'
import { type Refusals, reject } from './refusals.ts'
import { type Grid, type GuessGoTypes, MOST_HITWORDS_PLACED, type Move, type Terms } from './types.ts'
import { findInPool } from './word.ts'

type FillingResult = Result<Grid, Refusals>

export type FillingMove = Exclude<Move, { kind: 'toss' | 'leave' | 'call' | 'ready' | 'finish' }>

/** A player's grid after a move of the filling phase. */
export function applyFillingMove(grid: Grid, move: FillingMove, terms: Terms, random: Random): FillingResult {
  switch (move.kind) {
    case 'place':
      return placeWord(grid, move.word, move.cell, terms)
    case 'word':
      return placeNext(grid, move.word, terms)
    case 'take':
      return take(grid, move.cell, terms)
    case 'swap':
      return swap(grid, move.cells, terms)
    case 'fill':
      return grid.includes(null) ? accept(fillRandomly(grid, terms, random)) : reject('grid-full')
    case 'shuffle':
      return grid.some(word => word !== null) ? accept(shuffleGrid(grid, random)) : reject('grid-empty')
    case 'clear':
      return accept(emptyGrid(terms.size))
  }
}

/** A grid with a word on a cell, or why it cannot be there. */
export function placeWord(grid: Grid, typed: string, cell: Cell, terms: Terms): FillingResult {
  if (!isOnGrid(cell, terms.size)) return offTheGrid(terms)
  const word = findInPool(terms.pool, typed)
  if (word === undefined) return reject('not-in-pool', { word: typed })
  const to = indexOfCell(cell, terms.size)
  const from = grid.indexOf(word)
  const there = grid[to]!
  if (from === to) return reject('already-there', { word, cell: writeCell(cell) }, [cell])
  // A word that is elsewhere on the grid swaps with the one here.
  if (from >= 0) return accept(grid.with(from, there).with(to, word))
  const next = grid.with(to, word)
  if (countHitwords(next, terms) > MOST_HITWORDS_PLACED)
    return reject('too-many-hitwords', { word, most: MOST_HITWORDS_PLACED })
  return accept(next)
}

/** Puts a word on the first empty cell. A word that is already on the grid is not moved. */
function placeNext(grid: Grid, typed: string, terms: Terms): FillingResult {
  const empty = grid.indexOf(null)
  if (empty < 0) return reject('grid-full')
  const word = findInPool(terms.pool, typed)
  const from = word === undefined ? -1 : grid.indexOf(word)
  if (from < 0) return placeWord(grid, typed, cellAtIndex(empty, terms.size), terms)
  const cell = cellAtIndex(from, terms.size)
  return reject('already-there', { word: typed, cell: writeCell(cell) }, [cell])
}

function take(grid: Grid, cell: Cell, terms: Terms): FillingResult {
  if (!isOnGrid(cell, terms.size)) return offTheGrid(terms)
  const from = indexOfCell(cell, terms.size)
  return grid[from] === null
    ? reject('cell-empty', { cell: writeCell(cell) }, [cell])
    : accept(grid.with(from, null))
}

function swap(grid: Grid, cells: readonly [Cell, Cell], terms: Terms): FillingResult {
  if (!cells.every(cell => isOnGrid(cell, terms.size))) return offTheGrid(terms)
  const [one, other] = cells.map(cell => indexOfCell(cell, terms.size)) as [number, number]
  if (grid[one] === grid[other]) return reject('nothing-to-swap', {}, cells)
  return accept(grid.with(one, grid[other]!).with(other, grid[one]!))
}

/** Fills the empty cells at random, as the computer does: hitwords until there are three, then other words. */
export function fillRandomly(grid: Grid, terms: Terms, random: Random): Grid {
  const empty = random.shuffled([...grid.keys()].filter(at => grid[at] === null))
  const free = terms.pool.filter(word => !grid.includes(word))
  const isHitword = new Set(terms.hitwordsOf)
  const room = MOST_HITWORDS_PLACED - countHitwords(grid, terms)
  const hitwords = random.shuffled(free.filter(word => isHitword.has(word))).slice(0, room)
  const words = [...hitwords, ...random.shuffled(free.filter(word => !isHitword.has(word)))]
  const next = [...grid]
  empty.forEach((at, index) => {
    next[at] = words[index]!
  })
  return next
}

function shuffleGrid(grid: Grid, random: Random): Grid {
  const places = [...grid.keys()].filter(at => grid[at] !== null)
  const words = random.shuffled(places.map(at => grid[at]!))
  const next = [...grid]
  places.forEach((at, index) => {
    next[at] = words[index]!
  })
  return next
}

export function countHitwords(grid: Grid, { hitwordsOf }: Terms): number {
  return hitwordsOf.filter(word => grid.includes(word)).length
}

function offTheGrid({ size }: Terms): Rejected<Refusals> {
  return reject('off-the-grid', { size })
}

export type GuessGoStep = Step<GuessGoTypes>
