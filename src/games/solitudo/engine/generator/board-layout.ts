import type { FastRng } from '#kernel/fast-rng.ts'
import type { PuzzleRequest } from '../../rules/puzzle-request.ts'
import { type Grid, gridOf } from '../solver/grid.ts'
import { buildSolverBoard, type SolverBoard } from '../solver/solver-board.ts'

/** About one hole per this many cells. */
const CELLS_A_HOLE = 12

/** The board for a request. Only boards with holes vary from call to call. */
export function layOutBoard({ shape, size, cols = size }: PuzzleRequest, dice: FastRng): SolverBoard {
  if (shape === 'square' || shape === 'rectangle')
    return buildSolverBoard(gridOf('rectangle', size, cols, () => true))
  return buildSolverBoard(shape === 'hexagon' ? hexagon(size, []) : holedHexagon(size, dice))
}

function hexagon(side: number, holes: readonly (readonly [number, number])[]): Grid {
  const width = 2 * side - 1
  return gridOf(
    'hexagon',
    width,
    width,
    (row, column) =>
      Math.abs(row + column - 2 * (side - 1)) < side &&
      !holes.some(hole => hole[0] === row && hole[1] === column),
  )
}

/** Holes with the symmetry of a half, third or sixth turn. None is at the edge, and the board stays connected. */
function holedHexagon(side: number, dice: FastRng): Grid {
  const wanted = Math.max(1, Math.round((3 * side * (side - 1) + 1) / CELLS_A_HOLE))
  for (;;) {
    const sixths = 1 + dice.below(3)
    const holes: [number, number][] = []
    while (holes.length < wanted) holes.push(...rotations(randomInnerPlace(side, dice), sixths, side))
    const grid = hexagon(side, holes)
    if (isPlayable(grid)) return grid
  }
}

/** A place off the edge, as steps from the centre. */
function randomInnerPlace(side: number, dice: FastRng): [number, number] {
  for (;;) {
    const row = dice.below(2 * side - 3) - (side - 2)
    const column = dice.below(2 * side - 3) - (side - 2)
    if (Math.abs(row + column) <= side - 2) return [row, column]
  }
}

/** The place and its images under repeated turns by `sixths` of a circle, counted from the top left. */
function rotations([row, column]: [number, number], sixths: number, side: number): [number, number][] {
  const places: [number, number][] = []
  let place: [number, number] = [row, column]
  for (let turn = 0; turn < 6; turn++) {
    if (turn % sixths === 0) places.push([place[0] + side - 1, place[1] + side - 1])
    place = [place[0] + place[1], -place[0]]
  }
  return places
}

/** Whether the cells are connected and each has at least two neighbours. */
function isPlayable(grid: Grid): boolean {
  const { neighbourStart, neighbours, cellCount } = buildSolverBoard(grid)
  const reached = new Set([0])
  for (const cell of reached) {
    if (neighbourStart[cell + 1]! - neighbourStart[cell]! < 2) return false
    for (let index = neighbourStart[cell]!; index < neighbourStart[cell + 1]!; index++)
      reached.add(neighbours[index]!)
  }
  return reached.size === cellCount
}
