import fc from 'fast-check'
import { BLANK, type Puzzle } from '../rules/puzzle.ts'
import { type Topology, topologyOf } from '../rules/topology.ts'
import { everyShading, type ShadingMask, withoutRepeats } from './every-solution.ts'

export interface SolvablePuzzle {
  readonly puzzle: Puzzle
  readonly topology: Topology
  /** All of them, at least one. */
  readonly solutions: readonly ShadingMask[]
}

/**
 * A puzzle with at least one solution on the cells of a board: some shading, the kept cells numbered without a repeat, any
 * numbers under the shaded ones, and some cells blank. On a rectangle no number is greater than its longer side.
 */
export function somePuzzle(board: Puzzle): fc.Arbitrary<SolvablePuzzle> {
  const empty = topologyOf(board)
  const shadings = everyShading(empty)
  const most = Math.max(...empty.lines.map(line => line.length))
  const modulus = board.shape === 'hexagon' ? Math.max(empty.rows, empty.cols) : most
  const order = fc.shuffledSubarray(
    Array.from({ length: modulus }, (_, index) => index + 1),
    { minLength: modulus },
  )
  const under = fc.array(fc.integer({ min: 1, max: modulus }), {
    minLength: empty.cells.length,
    maxLength: empty.cells.length,
  })
  const blanks = fc.array(fc.nat(empty.cells.length - 1), { maxLength: 3 })
  return fc
    .tuple(fc.constantFrom(...shadings), order, under, blanks)
    .map(([shading, names, hidden, blank]) => {
      // Steps of 1 and 2 (and of -1 along the slant) repeat no number in a line that is no longer than the modulus.
      const slope = board.shape === 'hexagon' ? 2 : 1
      const cells = board.cells.map((row, rowNumber) =>
        row.map((number, column) => {
          if (number === null) return null
          const cell = empty.at({ row: rowNumber, column })!
          if (blank.includes(cell)) return BLANK
          return (shading >> cell) & 1 ? hidden[cell]! : names[(column + slope * rowNumber) % modulus]!
        }),
      )
      const puzzle = { shape: board.shape, cells }
      const topology = topologyOf(puzzle)
      return { puzzle, topology, solutions: withoutRepeats(topology, shadings) }
    })
}
