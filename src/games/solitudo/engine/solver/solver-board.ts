import type { Puzzle, Shape } from '../../rules/puzzle.ts'
import { type Contacts, contactsOf } from './contacts.ts'
import { type Grid, gridOf } from './grid.ts'
import { type PatternTable, patternTableOf } from './pattern-table.ts'

/** The places of a line are bits of one word. */
export const LONGEST_LINE = 31
/** Stands for a missing cell or line. */
export const NONE = -1

/**
 * A board without its numbers, in flat arrays for the solver's inner loops. Cells are numbered as in the topology.
 * Lists of unequal length are concatenated: the list of cell c runs from start[c] to start[c + 1].
 */
export interface SolverBoard extends Contacts, PatternTable {
  readonly shape: Shape
  readonly rows: number
  readonly cols: number
  readonly cellCount: number
  /** The cell at row * cols + column, or NONE. */
  readonly grid: Int16Array
  readonly neighbourStart: Int16Array
  readonly neighbours: Int16Array
  /** How many lines go through a cell: two or three. */
  readonly directions: number
  readonly lineCount: number
  readonly lineLengths: Uint8Array
  /** The line through cell c in direction d, at c * directions + d, and the cell's place in it. */
  readonly lineOf: Int16Array
  readonly placeOf: Uint8Array
  /** The cell at a place of a line, at (line << 5) | place. */
  readonly cellAt: Int16Array
  /** The cell touching cell c further along its line in direction d, at c * directions + d, or NONE. */
  readonly next: Int16Array
  /** The two cells that touch both a cell and its next one, at twice that index; NONE on a rectangle. */
  readonly between: Int16Array
}

const RECTANGLE = [
  [0, 1],
  [1, 0],
] as const
const HEXAGON = [...RECTANGLE, [1, -1]] as const

/** More outlines than a session of solving or composing switches between; the largest board takes some 100 kB. */
const MOST_CACHED = 8
const cache = new Map<string, SolverBoard>()

/** The board of a puzzle. Boards are immutable and expensive to build, so the last ones are cached by their outline. */
export function solverBoardOf(puzzle: Puzzle): SolverBoard {
  const { shape, cells } = puzzle
  const key = outlineOf(puzzle)
  const board =
    cache.get(key) ??
    buildSolverBoard(
      gridOf(shape, cells.length, cells[0]?.length ?? 0, (row, column) => cells[row]![column] !== null),
    )
  // Set again, so that the first entry is the one that was not used for the longest time.
  cache.delete(key)
  cache.set(key, board)
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value!)
  return board
}

function outlineOf({ shape, cells }: Puzzle): string {
  const isFull = cells.every(row => !row.includes(null))
  if (isFull) return `${shape} ${cells.length} ${cells[0]?.length ?? 0}`
  return `${shape} ${cells.map(row => row.map(number => (number === null ? '_' : '.')).join('')).join('/')}`
}

export function buildSolverBoard(grid: Grid): SolverBoard {
  return {
    shape: grid.shape,
    rows: grid.rows,
    cols: grid.cols,
    cellCount: grid.cellCount,
    grid: grid.cells,
    ...neighboursOf(grid),
    ...linesOf(grid),
    ...contactsOf(grid),
    ...patternTableOf(grid),
  }
}

function directionsOf({ shape }: Grid): readonly (readonly [number, number])[] {
  return shape === 'hexagon' ? HEXAGON : RECTANGLE
}

function neighboursOf(grid: Grid) {
  const neighbourStart = new Int16Array(grid.cellCount + 1)
  const neighbours: number[] = []
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const row = grid.rowOf[cell]!
    const column = grid.columnOf[cell]!
    for (const [down, right] of directionsOf(grid)) {
      const back = grid.at(row - down, column - right)
      const following = grid.at(row + down, column + right)
      if (back >= 0) neighbours.push(back)
      if (following >= 0) neighbours.push(following)
    }
    neighbourStart[cell + 1] = neighbours.length
  }
  return { neighbourStart, neighbours: Int16Array.from(neighbours) }
}

function linesOf(grid: Grid) {
  const along = directionsOf(grid)
  const directions = along.length
  const lineOf = new Int16Array(grid.cellCount * directions)
  const placeOf = new Uint8Array(grid.cellCount * directions)
  const next = new Int16Array(grid.cellCount * directions)
  const between = new Int16Array(grid.cellCount * directions * 2).fill(NONE)
  const cellAt: number[] = []
  const lineLengths: number[] = []
  let lineCount = 0
  for (const [direction, [down, right]] of along.entries()) {
    // Identifies a line within its direction: by the row, the column, or their sum.
    const numbers = new Int16Array(grid.rows + grid.cols).fill(NONE)
    for (let cell = 0; cell < grid.cellCount; cell++) {
      const row = grid.rowOf[cell]!
      const column = grid.columnOf[cell]!
      const key = direction === 0 ? row : direction === 1 ? column : row + column
      if (numbers[key] === NONE) {
        numbers[key] = lineCount++
        lineLengths.push(0)
      }
      const slot = cell * directions + direction
      const place = lineLengths[numbers[key]!]!++
      if (place >= LONGEST_LINE) throw new RangeError(`A line has at most ${LONGEST_LINE} cells`)
      lineOf[slot] = numbers[key]!
      placeOf[slot] = place
      cellAt[(numbers[key]! << 5) | place] = cell
      next[slot] = grid.at(row + down, column + right)
      if (directions === 3 && next[slot] >= 0) {
        // The two cells that touch both lie a sixth of a turn to either side of the step.
        between[slot * 2] = grid.at(row - right, column + down + right)
        between[slot * 2 + 1] = grid.at(row + down + right, column - down)
      }
    }
  }
  return {
    directions,
    lineCount,
    lineLengths: Uint8Array.from(lineLengths),
    lineOf,
    placeOf,
    next,
    between,
    cellAt: Int16Array.from(cellAt, cell => cell ?? NONE),
  }
}
