import type { Puzzle } from '../rules/puzzle.ts'
import { readPuzzle } from '../rules/puzzle.ts'
import { type Topology, topologyOf } from '../rules/topology.ts'

/** Parses a puzzle; throws if the text is not one. */
export function puzzleOf(text: string): Puzzle {
  const read = readPuzzle(text)
  if (!read.ok) throw new Error(`${text}: ${read.rejection.code}`)
  return read.value
}

export function topologyOfText(text: string): Topology {
  return topologyOf(puzzleOf(text))
}

type Holes = readonly (readonly [row: number, column: number])[]

/** A rectangle on which all numbers are different; the places in `holes` have no cell. */
export function rectangle(rows: number, cols: number, holes: Holes = []): Puzzle {
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, column) =>
      isAmong(holes, row, column) ? null : row * cols + column + 1,
    ),
  )
  return { shape: 'rectangle', cells }
}

/** A hexagon of the given side on which all numbers are different; the places in `holes` have no cell. */
export function hexagon(side: number, holes: Holes = []): Puzzle {
  const width = 2 * side - 1
  const isOutside = (row: number, column: number) => row + column < side - 1 || row + column > 3 * (side - 1)
  const cells = Array.from({ length: width }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      isOutside(row, column) || isAmong(holes, row, column) ? null : row * width + column + 1,
    ),
  )
  return { shape: 'hexagon', cells }
}

function isAmong(holes: Holes, row: number, column: number): boolean {
  return holes.some(([holeRow, holeColumn]) => row === holeRow && column === holeColumn)
}
