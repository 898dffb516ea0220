import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Puzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { checkRows } from './rows.ts'

/** Reads an object whose `cells` are rows of numbers, or such rows alone. Null is no cell, so the board is a hexagon; 0 is a blank cell. */
export function readJson(text: string): Result<Puzzle, FormatRefusals> {
  const value = parseJson(text)
  const cells = isObject(value) ? value.cells : value
  if (!isMatrix(cells)) return reject('json-without-cells')
  const isHexagon = cells.some(row => row.includes(null))
  return checkRows(cells) ?? accept({ shape: isHexagon ? 'hexagon' : 'rectangle', cells })
}

function isMatrix(value: unknown): value is (number | null)[][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      row => Array.isArray(row) && row.every(number => number === null || typeof number === 'number'),
    )
  )
}
