import { accept, type Result } from '#kernel/result.ts'
import { BLANK, GREATEST_NUMBER, type Puzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'

/** A rectangle from the numbers of its rows, checked: whole, in range or blank, and in rows of one length. */
export function rectangleOf(rows: readonly (readonly (number | null)[])[]): Result<Puzzle, FormatRefusals> {
  const refused = checkRows(rows)
  return refused ?? accept({ shape: 'rectangle', cells: rows })
}

export function checkRows(
  rows: readonly (readonly (number | null)[])[],
): Result<never, FormatRefusals> | undefined {
  for (const [index, row] of rows.entries()) {
    if (row.length !== rows[0]!.length || row.length === 0) return reject('uneven-rows', { row: index + 1 })
    const invalid = row.find(number => number !== null && !isNumber(number))
    if (invalid !== undefined)
      return reject('number-out-of-range', { number: String(invalid), greatest: GREATEST_NUMBER })
  }
  return undefined
}

function isNumber(number: number): boolean {
  return number === BLANK || (Number.isInteger(number) && number >= 1 && number <= GREATEST_NUMBER)
}

/** A list cut into rows. */
export function chunkRows<Item>(items: readonly Item[], cols: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / cols) }, (_, row) =>
    items.slice(row * cols, (row + 1) * cols),
  )
}

/** Refuses a list that does not fill a board. */
export function checkCellCount(
  found: number,
  rows: number,
  cols: number,
): Result<never, FormatRefusals> | undefined {
  const expected = rows * cols
  return found === expected ? undefined : reject('cells-miscounted', { rows, cols, expected, found })
}
