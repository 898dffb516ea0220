import type { Grid } from './grid.ts'

/**
 * The places on a board where a technique may apply, as lists of cells whose numbers patterns.ts compares.
 * -1 stands for an optional cell that does not exist.
 */
export interface PatternTable {
  /** Corner, its two sides and the inner cell, four by four. A corner is a cell with two neighbours that do not touch. */
  readonly corners: Int16Array
  /** Far P, near P, a, d and the cell that is kept, five by five: see the offset pair. */
  readonly offsets: Int16Array
  /** Ten by ten: see LADDER_SIZE. */
  readonly ladders: Int16Array
}

type Step = readonly [row: number, column: number]

const RECTANGLE: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]
const HEXAGON: readonly Step[] = [...RECTANGLE, [1, -1], [-1, 1]]

export function patternTableOf(grid: Grid): PatternTable {
  const steps = grid.shape === 'hexagon' ? HEXAGON : RECTANGLE
  const figures = { corners: [] as number[], offsets: [] as number[], ladders: [] as number[] }
  for (let cell = 0; cell < grid.cellCount; cell++) {
    // On a hexagon a corner's sides touch, and a pair at an edge has more neighbours than a ladder allows.
    if (grid.shape === 'rectangle') {
      figures.corners.push(...cornerAt(grid, cell))
      for (const along of steps.slice(0, 2)) figures.ladders.push(...laddersAt(grid, cell, along))
    }
    for (const along of steps) figures.offsets.push(...offsetsAt(grid, cell, along, steps))
  }
  return {
    corners: Int16Array.from(figures.corners),
    offsets: Int16Array.from(figures.offsets),
    ladders: Int16Array.from(figures.ladders),
  }
}

function cornerAt(grid: Grid, cell: number): number[] {
  const row = grid.rowOf[cell]!
  const column = grid.columnOf[cell]!
  const around = RECTANGLE.filter(([down, right]) => grid.at(row + down, column + right) >= 0)
  if (around.length !== 2) return []
  const [[down, right], [otherDown, otherRight]] = around as [Step, Step]
  const inner = grid.at(row + down + otherDown, column + right + otherRight)
  // Opposite neighbours lead back to the cell itself.
  if (inner < 0 || inner === cell) return []
  return [cell, grid.at(row + down, column + right), grid.at(row + otherDown, column + otherRight), inner]
}

function offsetsAt(grid: Grid, far: number, [down, right]: Step, steps: readonly Step[]): number[] {
  const row = grid.rowOf[far]!
  const column = grid.columnOf[far]!
  const near = grid.at(row + down, column + right)
  const after = grid.at(row + 2 * down, column + 2 * right)
  if (near < 0 || after < 0) return []
  return steps.flatMap(([aside, beside]) => {
    if (aside * right === beside * down) return []
    const one = grid.at(row + aside, column + beside)
    const other = grid.at(row + 2 * down + aside, column + 2 * right + beside)
    return one < 0 || other < 0 ? [] : [far, near, one, other, after]
  })
}

/** The ladders from a cell and the next one in a direction, to either side, where their outer ranks are closed. */
function laddersAt(grid: Grid, cell: number, [down, right]: Step): number[] {
  return [1, -1].flatMap(inward => {
    const place = (depth: number, file: number) =>
      grid.at(
        grid.rowOf[cell]! + file * down + depth * inward * right,
        grid.columnOf[cell]! + file * right + depth * inward * down,
      )
    const isRank = (depth: number) => place(depth, 0) >= 0 && place(depth, 1) >= 0
    const isOutside = place(-1, 0) < 0 && place(-1, 1) < 0
    if (!isOutside || !isRank(0) || !isRank(1)) return []
    const third = isRank(2) ? [place(2, 0), place(2, 1)] : [-1, -1]
    const ranks = [place(0, 0), place(0, 1), place(1, 0), place(1, 1), ...third]
    return [...ranks, place(0, -1), place(0, 2), place(1, -1), place(1, 2)]
  })
}
