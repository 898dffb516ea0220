import type { Cell } from '#kernel/grid.ts'
import { inCapitals, inSmallLetters } from './letter-case.ts'
import type { AreaName } from './types.ts'

/** Letters of the main word (W5). */
export const MAIN_LENGTH = 6
export const SHORTEST = 3
/** Hidden words, the main word among them (W6). */
export const WORD_COUNT = 21

export const HIDDEN = '#'
export const NO_LETTER = '.'

export type Direction = 'across' | 'down' | 'diagonal'

export interface Placement {
  readonly word: string
  /** The cell of its first letter. */
  readonly cell: Cell
  readonly direction: Direction
}

export interface Area {
  readonly rows: number
  readonly cols: number
}

/** Words on a grid; the main word comes first, as the only diagonal one. */
export interface Layout extends Area {
  readonly words: readonly Placement[]
}

/** The logical areas (W4). */
export const AREAS: Readonly<Record<AreaName, Area>> = {
  wide: { rows: 15, cols: 25 },
  compact: { rows: 13, cols: 13 },
}

/** The step from one letter to the next. On the diagonal, one row and one column stay free in between (W5). */
export const STEPS: Readonly<Record<Direction, Cell>> = {
  across: { row: 0, column: 1 },
  down: { row: 1, column: 0 },
  diagonal: { row: 2, column: 2 },
}

/** The first cell of the main word, which is centred (W5). */
export function mainStart({ rows, cols }: Area): Cell {
  const extent = STEPS.diagonal.row * (MAIN_LENGTH - 1) + 1
  return { row: (rows - extent) >> 1, column: (cols - extent) >> 1 }
}

export function cellsOf({ word, cell, direction }: Placement): Cell[] {
  const step = STEPS[direction]
  return [...word].map((_, index) => ({
    row: cell.row + step.row * index,
    column: cell.column + step.column * index,
  }))
}

/** Whether a cell belongs to the main word. */
export function isOfMain([main]: readonly { readonly cell: Cell }[], { row, column }: Cell): boolean {
  const place = (row - main!.cell.row) / STEPS.diagonal.row
  const isInLine = column - main!.cell.column === place * STEPS.diagonal.column
  return isInLine && Number.isInteger(place) && place >= 0 && place < MAIN_LENGTH
}

/** A letter as shown in the grid: capital in the main word, which is given for a letter of it, small elsewhere (W5). */
export function shownLetter(letter: string, main: string | undefined): string {
  return main === undefined ? inSmallLetters(letter) : inCapitals(letter, main)
}

/** The grid with nothing hidden, one text per row. */
export function solvedGrid({ rows, cols, words }: Layout): string[] {
  const grid = Array.from({ length: rows }, () => Array<string>(cols).fill(NO_LETTER))
  // The main word is written last, so that its capitals remain.
  for (const placement of words.toReversed())
    for (const [index, { row, column }] of cellsOf(placement).entries())
      grid[row]![column] = shownLetter(
        placement.word[index]!,
        placement.direction === 'diagonal' ? placement.word : undefined,
      )
  return grid.map(row => row.join(''))
}

/** The same words on the smallest grid that holds them; only this part of the area is shown (W4). */
export function cropLayout({ words }: Layout): Layout {
  const cells = words.flatMap(cellsOf)
  const top = Math.min(...cells.map(({ row }) => row))
  const left = Math.min(...cells.map(({ column }) => column))
  return {
    rows: Math.max(...cells.map(({ row }) => row)) - top + 1,
    cols: Math.max(...cells.map(({ column }) => column)) - left + 1,
    words: words.map(placement => ({
      ...placement,
      cell: { row: placement.cell.row - top, column: placement.cell.column - left },
    })),
  }
}
