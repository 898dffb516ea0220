import type { Result } from '#kernel/result.ts'
import { BLANK, type Puzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { checkCellCount, chunkRows, rectangleOf } from './rows.ts'

/** After the kind of puzzle there may be flags, such as `v:`. */
const ADDRESS = /(?:^|[?/])([a-z]+)(?:_edit)?(?:\/[^\s/\d][^\s/]*)?\/(\d{1,3})\/(\d{1,3})\/([^\s/&#]*)\/?$/i

/** Whether a text looks like the address of a puzzle, on puzz.link or elsewhere. */
export function isPuzzLink(text: string): boolean {
  return ADDRESS.test(text)
}

/**
 * Reads `https://puzz.link/p?hitori/COLUMNS/ROWS/NUMBERS`, and the same after another address or none, with or without
 * flags. A number below 36 is one digit of base 36, a greater one `-` and two of them; a dot is a blank cell.
 */
export function readPuzzLink(text: string): Result<Puzzle, FormatRefusals> {
  const [, kind, across, down, body] = ADDRESS.exec(text.trim()) ?? []
  if (kind === undefined) return reject('unreadable-puzzle')
  if (kind.toLowerCase() !== 'hitori') return reject('another-puzzle', { kind: kind.toLowerCase() })
  const cols = Number(across)
  const rows = Number(down)
  const digits = body!.toLowerCase().match(/-[0-9a-z]{2}|[^-]|-/g) ?? []
  const refused = checkCellCount(digits.length, rows, cols)
  if (refused) return refused
  const invalid = digits.findIndex(digit => !/^(-[0-9a-z]{2}|[1-9a-z.])$/.test(digit))
  if (invalid >= 0)
    return reject('unknown-number', { row: Math.floor(invalid / cols) + 1, sign: digits[invalid]! })
  return rectangleOf(
    chunkRows(
      digits.map(digit => (digit === '.' ? BLANK : Number.parseInt(digit.replace('-', ''), 36))),
      cols,
    ),
  )
}

/** The address under which a puzzle is found on puzz.link; undefined for a hexagon, which is not known there. */
export function writePuzzLink({ shape, cells }: Puzzle): string | undefined {
  if (shape !== 'rectangle') return undefined
  const body = cells.flat().map(number => writeNumber(number!))
  return `https://puzz.link/p?hitori/${cells[0]!.length}/${cells.length}/${body.join('')}`
}

function writeNumber(number: number): string {
  if (number === BLANK) return '.'
  return number < 36 ? number.toString(36) : `-${number.toString(36)}`
}
