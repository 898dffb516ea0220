import type { Cell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type FormatRefusals, rejectFormat as reject } from './refusals.ts'

/** Lines run in two directions on a rectangle, in three on a hexagon. */
export type Shape = 'rectangle' | 'hexagon'

/**
 * The numbers of a board, row by row; BLANK for a cell without a number, null where the board has no cell.
 * A hexagon is stored with slanted columns: its lines are the rows, the columns, and the cells whose row and column have
 * the same sum. Side 2 is `hex:_12/312/23_`.
 */
export interface Puzzle {
  readonly shape: Shape
  readonly cells: readonly (readonly (number | null)[])[]
}

/** Which cells are shaded, row by row: `#` for a shaded cell, a dot for a kept one, `_` where there is no cell. */
export type Shading = readonly string[]

export const NO_CELL = '_'
/** A cell without a number: it repeats no other cell, but it can be shaded like any other. */
export const BLANK = 0
const BLANK_CHARACTER = '.'
export const SHADED = '#'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const HEXAGON = 'hex:'

export const GREATEST_NUMBER = DIGITS.length - 1

/** A puzzle in one line of text: `1231/3.21/…`, with letters from ten on and a dot for a blank cell. */
export function writePuzzle({ shape, cells }: Puzzle): string {
  const rows = cells.map(row => row.map(writeNumber).join(''))
  return (shape === 'hexagon' ? HEXAGON : '') + rows.join('/')
}

function writeNumber(number: number | null): string {
  if (number === null) return NO_CELL
  return number === BLANK ? BLANK_CHARACTER : DIGITS.charAt(number)
}

function readNumber(character: string): number | null {
  if (character === NO_CELL) return null
  return character === BLANK_CHARACTER ? BLANK : DIGITS.indexOf(character)
}

/** Another number for a cell; BLANK to remove the number. */
export interface NumberChange {
  readonly cell: Cell
  readonly number: number
}

export function withNumbers({ shape, cells }: Puzzle, changes: readonly NumberChange[]): Puzzle {
  const rows = cells.map(row => [...row])
  for (const { cell, number } of changes) rows[cell.row]![cell.column] = number
  return { shape, cells: rows }
}

export function hasBlanks({ cells }: Puzzle): boolean {
  return cells.some(row => row.includes(BLANK))
}

/** Reads the format of `writePuzzle`. `checkPuzzle` checks whether the board can be played. */
export function readPuzzle(text: string): Result<Puzzle, FormatRefusals> {
  const trimmed = text.trim()
  const hexagonal = trimmed.startsWith(HEXAGON)
  const rows = (hexagonal ? trimmed.slice(HEXAGON.length) : trimmed).split('/')
  const cells: (number | null)[][] = []
  for (const [index, row] of rows.entries()) {
    if (row.length !== rows[0]!.length || row === '') return reject('uneven-rows', { row: index + 1 })
    const numbers = [...row].map(readNumber)
    // A zero would look like a number and be none.
    const invalid = [...row].findIndex((digit, column) => digit === '0' || numbers[column] === -1)
    if (invalid >= 0) return reject('not-a-number', { row: index + 1, sign: row.charAt(invalid) })
    cells.push(numbers)
  }
  return accept({ shape: hexagonal ? 'hexagon' : 'rectangle', cells })
}
