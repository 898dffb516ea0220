import { accept, type Result } from '#kernel/result.ts'
import { type FormatRefusals, rejectFormat as reject } from './refusals.ts'

/** Lines run in two directions on a rectangle, in three on a hexagon. */
export type Shape = 'rectangle' | 'hexagon'

/**
 * The numbers of a board, row by row; null where the board has no cell.
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
export const SHADED = '#'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const HEXAGON = 'hex:'

export const GREATEST_NUMBER = DIGITS.length - 1

/** A puzzle in one line of text: `1231/3121/…`, with letters from ten on. */
export function writePuzzle({ shape, cells }: Puzzle): string {
  const rows = cells.map(row => row.map(number => (number === null ? NO_CELL : DIGITS[number])).join(''))
  return (shape === 'hexagon' ? HEXAGON : '') + rows.join('/')
}

/** Reads the format of `writePuzzle`. `checkPuzzle` checks whether the board can be played. */
export function readPuzzle(text: string): Result<Puzzle, FormatRefusals> {
  const trimmed = text.trim()
  const hexagonal = trimmed.startsWith(HEXAGON)
  const rows = (hexagonal ? trimmed.slice(HEXAGON.length) : trimmed).split('/')
  const cells: (number | null)[][] = []
  for (const [index, row] of rows.entries()) {
    if (row.length !== rows[0]!.length || row === '') return reject('uneven-rows', { row: index + 1 })
    const numbers = [...row].map(digit => (digit === NO_CELL ? null : DIGITS.indexOf(digit)))
    const invalid = numbers.findIndex(number => number !== null && number < 1)
    if (invalid >= 0) return reject('not-a-number', { row: index + 1, sign: row.charAt(invalid) })
    cells.push(numbers)
  }
  return accept({ shape: hexagonal ? 'hexagon' : 'rectangle', cells })
}
