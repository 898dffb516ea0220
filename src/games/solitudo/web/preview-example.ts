import type { Cell } from '#kernel/grid.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import type { Params } from '../rules/types.ts'

export interface Example {
  readonly puzzle: Puzzle
  isShaded(cell: Cell): boolean
}

/** A board such as these params give, or the imported puzzle itself, unshaded. */
export function exampleOf({ shape, size, rows, cols, side, puzzle: text }: Params): Example {
  const imported = text.trim() === '' ? undefined : readPuzzle(text)
  if (imported?.ok) return { puzzle: imported.value, isShaded: () => false }
  if (shape === 'square') return rectangleExample(size, size)
  return shape === 'rectangle' ? rectangleExample(rows, cols) : hexagonExample(side, shape === 'holed')
}

function rectangleExample(rows: number, cols: number): Example {
  const size = Math.max(rows, cols)
  const isShaded = ({ row, column }: Cell) => (2 * row + column) % 5 === 1
  const number = (row: number, column: number) => 1 + ((mixed(row, size) + mixed(column, size)) % size)
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, column) =>
      // A shaded number repeats one beside it.
      number(row, isShaded({ row, column }) ? (column === 0 ? 1 : column - 1) : column),
    ),
  )
  return { puzzle: { shape: 'rectangle', cells }, isShaded }
}

function hexagonExample(side: number, holed: boolean): Example {
  const across = 2 * side - 1
  const isShaded = ({ row, column }: Cell) => (column + 3 * row) % 7 === 1
  const number = (row: number, column: number) => 1 + ((column + 2 * row) % across)
  const cells = Array.from({ length: across }, (_, row) =>
    Array.from({ length: across }, (_, column) => {
      const off = row + column - (side - 1)
      if (off < 0 || off >= across) return null
      if (holed && (column + 3 * row) % 7 === 4 && row % 2 === 1) return null
      return number(row, isShaded({ row, column }) ? column + 1 : column)
    }),
  )
  return { puzzle: { shape: 'hexagon', cells }, isShaded }
}

/** The even ones first, then the odd ones, so that the numbers do not run in order. */
function mixed(index: number, count: number): number {
  const twice = 2 * index
  return twice < count ? twice : twice - count + (count % 2 === 0 ? 1 : 0)
}
