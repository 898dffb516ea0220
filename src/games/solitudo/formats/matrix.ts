import { type Result, reject } from '#kernel/result.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import { rectangleOf } from './rows.ts'

/** Reads rows of numbers, one a line, with spaces, commas or the like between them; or with nothing, a sign a cell. */
export function readMatrix(text: string): Result<Puzzle> {
  const rows = text
    .split('\n')
    .map(line => line.split(/[\s,;|]+/).filter(Boolean))
    .filter(row => row.length > 0)
  if (rows.every(row => row.length === 1)) return readPuzzle(rows.flat().join('/'))
  for (const [index, row] of rows.entries()) {
    const stranger = row.find(number => !/^\d{1,4}$/.test(number))
    if (stranger !== undefined) return reject('not-a-number', { row: index + 1, sign: stranger.slice(0, 20) })
  }
  return rectangleOf(rows.map(row => row.map(Number)))
}
