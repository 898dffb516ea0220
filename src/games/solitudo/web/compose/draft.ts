import { type Cell, sameCell } from '#kernel/grid.ts'
import { checkPuzzle } from '../../rules/check.ts'
import {
  BLANK,
  NO_CELL,
  type Puzzle,
  readPuzzle,
  SHADED,
  type Shading,
  writePuzzle,
} from '../../rules/puzzle.ts'

/** A puzzle in the making: its numbers, blank where none is typed yet, and the solution that the composer paints. */
export interface Draft {
  readonly puzzle: Puzzle
  readonly painted: Shading
  /** The puzzle of the collection that it was opened from or saved as. */
  readonly id?: string
}

export type Outline =
  | { readonly shape: 'rectangle'; readonly rows: number; readonly cols: number }
  | { readonly shape: 'hexagon'; readonly side: number }

export function emptyDraft(outline: Outline): Draft {
  const rows = outline.shape === 'hexagon' ? 2 * outline.side - 1 : outline.rows
  const cols = outline.shape === 'hexagon' ? rows : outline.cols
  const isCell = (row: number, column: number) =>
    outline.shape === 'rectangle' || Math.abs(row + column - 2 * (outline.side - 1)) < outline.side
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, column) => (isCell(row, column) ? BLANK : null)),
  )
  return unpainted({ shape: outline.shape, cells })
}

/** A puzzle from elsewhere, with nothing painted yet. */
export function unpainted(puzzle: Puzzle): Draft {
  const painted = puzzle.cells.map(row => row.map(number => (number === null ? NO_CELL : '.')).join(''))
  return { puzzle, painted }
}

export function withoutNumbers(draft: Draft): Draft {
  const { shape, cells } = draft.puzzle
  return { ...draft, puzzle: { shape, cells: cells.map(row => row.map(number => number && BLANK)) } }
}

export function numberAt({ puzzle }: Draft, { row, column }: Cell): number {
  return puzzle.cells[row]?.[column] ?? BLANK
}

export function isPainted({ painted }: Draft, { row, column }: Cell): boolean {
  return painted[row]?.charAt(column) === SHADED
}

export function paint(draft: Draft, cells: readonly Cell[], isShaded: boolean): Draft {
  const painted = draft.painted.map((line, row) =>
    [...line]
      .map((character, column) => {
        if (character === NO_CELL || !cells.some(cell => sameCell(cell, { row, column }))) return character
        return isShaded ? SHADED : '.'
      })
      .join(''),
  )
  return { ...draft, painted }
}

/** The greatest number that is offered: a Latin square needs no more, and Singles allows no more. */
export function greatestOf({ puzzle: { cells } }: Draft): number {
  return Math.max(cells.length, cells[0]!.length)
}

/** The number that a typed digit or letter makes: alone, or after the digits typed before; undefined if there is none. */
export function typedNumber(key: string, before: number, greatest: number): number | undefined {
  if (/^[0-9]$/.test(key)) {
    const together = before * 10 + Number(key)
    if (together <= greatest) return together
    return Number(key) <= greatest ? Number(key) : undefined
  }
  // Letters from ten on, as in the text of a puzzle.
  const number = /^[a-zA-Z]$/.test(key) ? Number.parseInt(key, 36) : 0
  return number >= 10 && number <= greatest ? number : undefined
}

/** A draft as one line of text. */
export function writeDraft({ puzzle, painted, id }: Draft): string {
  return [writePuzzle(puzzle), painted.join('/'), ...(id ? [id] : [])].join(' ')
}

/** Reads a stored draft; undefined if it is damaged. */
export function readDraft(text: string): Draft | undefined {
  const [numbers = '', shading = '', id] = text.split(' ')
  const read = readPuzzle(numbers)
  if (!read.ok) return undefined
  // A draft may repeat nothing yet.
  const refused = checkPuzzle(read.value)
  if (refused && refused.code !== 'nothing-repeated') return undefined
  const empty = unpainted(read.value)
  const painted = shading.split('/')
  const fits =
    painted.length === empty.painted.length &&
    painted.every((row, index) => row.replaceAll(SHADED, '.') === empty.painted[index])
  return fits ? { ...empty, painted, ...(id && { id }) } : undefined
}
