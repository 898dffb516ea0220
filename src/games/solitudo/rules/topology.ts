import type { Cell } from '#kernel/grid.ts'
import { BLANK, NO_CELL, type Puzzle, SHADED, type Shading } from './puzzle.ts'

/** The neighbours and lines of a board's cells. Cells are numbered from the top left; holes have no number. */
export interface Topology {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly Cell[]
  /** The number under each cell. A blank cell has a negative number that no other cell has, so it repeats nothing. */
  readonly numbers: readonly number[]
  /** The cells beside each cell: up to four on a rectangle, six on a hexagon. */
  readonly neighbours: readonly (readonly number[])[]
  /** Every line with its cells in order. A line continues behind a hole. */
  readonly lines: readonly (readonly number[])[]
  /** The lines through each cell. */
  readonly linesOf: readonly (readonly number[])[]
  /** The index of the cell at a place; undefined if there is no cell. */
  at(cell: Cell): number | undefined
}

type Direction = readonly [row: number, column: number]

const RECTANGLE: readonly Direction[] = [
  [0, 1],
  [1, 0],
]
const HEXAGON: readonly Direction[] = [...RECTANGLE, [1, -1]]

export function topologyOf({ shape, cells: rows }: Puzzle): Topology {
  const directions = shape === 'hexagon' ? HEXAGON : RECTANGLE
  const cols = rows[0]?.length ?? 0
  const cells: Cell[] = []
  const numbers: number[] = []
  const places = rows.map((row, rowNumber) =>
    row.map((number, column) => {
      if (number === null) return undefined
      numbers.push(number === BLANK ? -1 - cells.length : number)
      return cells.push({ row: rowNumber, column }) - 1
    }),
  )
  const at = (cell: Cell) => places[cell.row]?.[cell.column]
  const neighbours = cells.map(cell =>
    directions
      .flatMap(([row, column]) => [
        at({ row: cell.row - row, column: cell.column - column }),
        at({ row: cell.row + row, column: cell.column + column }),
      ])
      .filter(one => one !== undefined),
  )
  const lines = directions.flatMap(direction => linesAlong(direction, rows.length, cols, at))
  const linesOf = cells.map((): number[] => [])
  for (const [number, line] of lines.entries()) for (const index of line) linesOf[index]!.push(number)
  return { rows: rows.length, cols, cells, numbers, neighbours, lines, linesOf, at }
}

/** The lines in one direction. Each starts at a place from which one step back leaves the board's rectangle. */
function linesAlong(
  [down, right]: Direction,
  rows: number,
  cols: number,
  at: (cell: Cell) => number | undefined,
): number[][] {
  const lines: number[][] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < cols; column++) {
      const begins = row - down < 0 || column - right < 0 || column - right >= cols
      if (!begins) continue
      const line: number[] = []
      for (let step = 0; step < rows + cols; step++) {
        const index = at({ row: row + step * down, column: column + step * right })
        if (index !== undefined) line.push(index)
      }
      if (line.length > 0) lines.push(line)
    }
  return lines
}

/** The shading with these cells shaded, as rows. */
export function shadingOf(topology: Topology, isShaded: (index: number) => boolean): Shading {
  return Array.from({ length: topology.rows }, (_, row) =>
    Array.from({ length: topology.cols }, (_, column) => {
      const index = topology.at({ row, column })
      return index === undefined ? NO_CELL : isShaded(index) ? SHADED : '.'
    }).join(''),
  )
}

/** The connected pieces of the cells that are not shaded, the smallest first. */
export function componentsOf({ neighbours }: Topology, isShaded: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(neighbours.length)
  const parts: number[][] = []
  for (let start = 0; start < neighbours.length; start++) {
    if (seen[start] || isShaded(start)) continue
    const part = [start]
    seen[start] = 1
    for (const cell of part)
      for (const next of neighbours[cell]!)
        if (!seen[next] && !isShaded(next)) {
          seen[next] = 1
          part.push(next)
        }
    parts.push(part)
  }
  return parts.sort((one, other) => one.length - other.length)
}
