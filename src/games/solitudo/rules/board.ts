import type { Cell } from '#kernel/grid.ts'
import { type Breach, breaches } from './breaches.ts'
import { markAt } from './marks.ts'
import type { Puzzle } from './puzzle.ts'
import { type Topology, topologyOf } from './topology.ts'
import { type BoardKind, HEXAGON_SIDES, type Marks, SQUARE_SIZES } from './types.ts'

const topologies = new WeakMap<Puzzle, Topology>()

/** The topology of a puzzle, computed once: every move needs it. */
export function cachedTopologyOf(puzzle: Puzzle): Topology {
  const topology = topologies.get(puzzle) ?? topologyOf(puzzle)
  topologies.set(puzzle, topology)
  return topology
}

/** The rules that are broken if unmarked cells count as kept; none if the puzzle is solved (H2). */
export function breachesOf(puzzle: Puzzle, marks: Marks): Breach[] {
  const board = cachedTopologyOf(puzzle)
  return breaches(board, index => markAt(marks, board.cells[index]!) === 'shaded')
}

/** The cells in the lines of a cell, including the cell itself. */
export function cellsInLine(puzzle: Puzzle, cell: Cell): readonly Cell[] {
  const board = cachedTopologyOf(puzzle)
  const index = board.at(cell)
  const inLine = index === undefined ? [] : board.linesOf[index]!.flatMap(line => board.lines[line]!)
  return [...new Set(inLine)].map(other => board.cells[other]!)
}

/** The cells in line with a cell that have its number, including the cell itself; empty if there are no others. */
export function equalNumbers(puzzle: Puzzle, cell: Cell): readonly Cell[] {
  const board = cachedTopologyOf(puzzle)
  const index = board.at(cell)
  if (index === undefined) return []
  const equal = new Set(board.linesOf[index]!.flatMap(line => board.lines[line]!))
  const found = [...equal].filter(other => board.numbers[other] === board.numbers[index])
  return found.length > 1 ? found.map(other => board.cells[other]!) : []
}

/** The kind of a board, by its outline. */
export function boardKindOf({ shape, cells }: Puzzle): BoardKind {
  const cols = cells[0]?.length ?? 0
  if (shape === 'rectangle') return cells.length === cols ? 'square' : 'rectangle'
  const side = hexagonSideOf(cells.length)
  const isFull = cells.every((row, index) =>
    row.every((number, column) => {
      const off = index + column - (side - 1)
      return (number !== null) === (off >= 0 && off <= 2 * (side - 1))
    }),
  )
  return cells.length === cols && cells.length % 2 === 1 && isFull ? 'hexagon' : 'holed'
}

/** Cells per side of a hexagon with this many rows. */
export function hexagonSideOf(rows: number): number {
  return (rows + 1) >> 1
}

/** The most rows or columns a board can have. */
export function maxSideOf({ shape }: Pick<Puzzle, 'shape'>): number {
  return shape === 'hexagon' ? 2 * HEXAGON_SIDES.max - 1 : SQUARE_SIZES.max
}
