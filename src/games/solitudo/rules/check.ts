import type { Rejection } from '#kernel/result.ts'
import { breachesOf, cachedTopologyOf, maxSideOf } from './board.ts'
import { breaches, divided } from './breaches.ts'
import { emptyMarks } from './marks.ts'
import { NO_CELL, type Puzzle, readPuzzle, SHADED, type Shading } from './puzzle.ts'
import { checkAvailable, requestOf } from './setup-request.ts'
import type { Params } from './types.ts'

/** Why this board cannot be played; undefined when it can, solutions apart. */
export function checkPuzzle(puzzle: Puzzle): Rejection | undefined {
  const { shape, cells } = puzzle
  const rows = cells.length
  const cols = cells[0]?.length ?? 0
  const longest = maxSideOf(puzzle)
  if (rows < 2 || cols < 2) return { code: 'board-too-small', details: { rows, cols } }
  if (rows > longest || cols > longest) return { code: 'board-too-large', details: { rows, cols, longest } }
  if (shape === 'rectangle' && cells.some(row => row.includes(null))) return { code: 'cells-missing' }
  if (divided(cachedTopologyOf(puzzle), () => false).length > 0) return { code: 'board-in-pieces' }
  if (breachesOf(puzzle, emptyMarks(puzzle)).length === 0) return { code: 'nothing-repeated' }
  return undefined
}

/** Why no game can be begun with these choices. A puzzle from elsewhere is read when it is prepared. */
export function checkSetup(setup: Params): Rejection | undefined {
  if (setup.rating === 'unrated')
    return setup.puzzle.trim() === '' ? checkAvailable(requestOf(setup)) : undefined
  const read = readPuzzle(setup.puzzle)
  const solution = readShading(setup.solution)
  const isWhole =
    read.ok &&
    !checkPuzzle(read.value) &&
    (solution === null) === (setup.rating === 'several') &&
    (solution === null || solves(read.value, solution))
  return isWhole ? undefined : { code: 'puzzle-damaged' }
}

/** The solution kept in a setup; null where there are several. */
export function readShading(text: string): Shading | null {
  return text === '' ? null : text.split('/')
}

function solves(puzzle: Puzzle, solution: Shading): boolean {
  const { cells } = puzzle
  const fits =
    solution.length === cells.length &&
    cells.every(
      (row, index) =>
        solution[index]!.length === row.length &&
        row.every((number, column) => {
          const sign = solution[index]!.charAt(column)
          return number === null ? sign === NO_CELL : sign === SHADED || sign === '.'
        }),
    )
  if (!fits) return false
  const board = cachedTopologyOf(puzzle)
  const isShaded = (index: number) => {
    const { row, column } = board.cells[index]!
    return solution[row]!.charAt(column) === SHADED
  }
  return breaches(board, isShaded).length === 0
}
