import { type Cell, writeCell } from '#kernel/grid.ts'
import { cellsOf, HIDDEN, type Placement, shownLetter } from './layout.ts'
import type { FoundWord, State } from './types.ts'

export function isHidden(grid: readonly string[], { row, column }: Cell): boolean {
  return grid[row]?.charAt(column) === HIDDEN
}

export interface UncoverResult {
  readonly grid: readonly string[]
  /** The cells that were hidden before. */
  readonly cells: readonly Cell[]
  /** Words that are complete now and were not found before, in the order of the layout. */
  readonly completed: readonly string[]
}

/** Uncovers these cells of a word, and finds the words that this completes (W11). */
export function uncover(state: State, placement: Placement, wanted: readonly Cell[]): UncoverResult {
  const cells = wanted.filter(cell => isHidden(state.grid, cell))
  const letters = new Map(cellsOf(placement).map((cell, index) => [writeCell(cell), placement.word[index]!]))
  const main = state.layout.words[0]!
  const mainCells = new Set(cellsOf(main).map(writeCell))
  const grid = state.grid.map((line, row) =>
    [...line]
      .map((character, column) => {
        const here = cells.some(cell => cell.row === row && cell.column === column)
        const name = writeCell({ row, column })
        return here ? shownLetter(letters.get(name)!, mainCells.has(name) ? main.word : undefined) : character
      })
      .join(''),
  )
  return { grid, cells, completed: newlyCompleted(state, grid) }
}

function newlyCompleted({ layout, found }: State, grid: readonly string[]): string[] {
  return layout.words
    .filter(
      placement =>
        !found.some(({ word }) => word === placement.word) &&
        cellsOf(placement).every(cell => !isHidden(grid, cell)),
    )
    .map(({ word }) => word)
}

export function isAllOpen(grid: readonly string[]): boolean {
  return grid.every(line => !line.includes(HIDDEN))
}

export function missedWords({ layout, found }: Pick<State, 'layout' | 'found'>): string[] {
  const known = new Set(found.map(({ word }: FoundWord) => word))
  return layout.words.map(({ word }) => word).filter(word => !known.has(word))
}
