import type { Result } from '#kernel/result.ts'
import { BLANK, type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { rectangleOf } from './rows.ts'

/**
 * Reads rows of numbers, one a line, with spaces, commas or the like between them; or with nothing between them, a
 * character a cell. A dot is a blank cell.
 */
export function readMatrix(text: string): Result<Puzzle, FormatRefusals> {
  const rows = text
    .split('\n')
    .map(line => line.split(/[\s,;|]+/).filter(Boolean))
    .filter(row => row.length > 0)
  if (rows.every(row => row.length === 1)) return readPuzzle(rows.flat().join('/'))
  for (const [index, row] of rows.entries()) {
    const invalid = row.find(number => !/^(0*[1-9]\d{0,3}|\.)$/.test(number))
    if (invalid !== undefined) return reject('not-a-number', { row: index + 1, sign: invalid.slice(0, 20) })
  }
  const cells = rows.map(row => row.map(number => (number === '.' ? BLANK : Number(number))))
  return rectangleOf(cells)
}
