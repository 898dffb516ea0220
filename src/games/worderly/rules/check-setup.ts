import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { AREAS, cellsOf, type Layout, MAIN_LENGTH, SHORTEST, solvedGrid, WORD_COUNT } from './layout.ts'
import { missingLetter } from './letters.ts'
import { type Puzzle, readPuzzle } from './puzzle.ts'
import type { Params } from './types.ts'

/** Why no game can be begun with these choices; an own list of words is read when the puzzle is made. */
export function checkSetup({ area, puzzle }: Params): Rejection | undefined {
  if (puzzle === '') return undefined
  const read = readPuzzle(puzzle, AREAS[area])
  if (!read.ok) return read.rejection
  return areWordsSound(read.value) && isLaidOut(read.value.layout) ? undefined : { code: 'puzzle-damaged' }
}

/** Words can be laid from the letters, and none is hidden or named twice. */
function areWordsSound({ layout, bonus }: Puzzle): boolean {
  const all = [...layout.words.map(({ word }) => word), ...(bonus?.told ?? []), ...(bonus?.quiet ?? [])]
  const main = all[0]!
  return (
    new Set(all).size === all.length &&
    all.every(
      word =>
        word.length >= SHORTEST && word.length <= MAIN_LENGTH && missingLetter(word, main) === undefined,
    )
  )
}

/**
 * Whether the words are laid out by the rules (W6 to W8): the runs that are read off the grid are the words, and they
 * cross as they should. `faultsOf` would tell what is wrong, at more length than a page needs.
 */
function isLaidOut(layout: Layout): boolean {
  const { rows, cols, words } = layout
  const cells = words.flatMap(cellsOf)
  if (words.length !== WORD_COUNT || cells.some(({ row, column }) => row >= rows || column >= cols))
    return false
  const across = solvedGrid(layout).map(line => line.toUpperCase())
  const down = Array.from({ length: cols }, (_, column) => across.map(line => line.charAt(column)).join(''))
  const runs = new Set([
    ...findRuns(across, (row, column) => `across ${writeCell({ row, column })}`),
    ...findRuns(down, (column, row) => `down ${writeCell({ row, column })}`),
  ])
  const isCrossed = (cell: Cell) => cells.filter(other => sameCell(other, cell)).length > 1
  return (
    runs.size === WORD_COUNT - 1 &&
    words.every((placement, index) => {
      const crossed = cellsOf(placement).filter(isCrossed)
      if (index === 0) return crossed.length === MAIN_LENGTH
      const { word, cell, direction } = placement
      return crossed.length > 0 && runs.has(`${direction} ${writeCell(cell)} ${word.toUpperCase()}`)
    })
  )
}

/** Where letters stand together, with what they read. */
function findRuns(lines: readonly string[], place: (line: number, start: number) => string): string[] {
  return lines.flatMap((line, number) =>
    Array.from(line.matchAll(/[^.]{2,}/g), ({ 0: letters, index }) => `${place(number, index)} ${letters}`),
  )
}
