import { isObject } from '#kernel/json.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { breachesOf, cachedTopologyOf, maxSideOf } from './board.ts'
import { breaches, divided } from './breaches.ts'
import { emptyMarks } from './marks.ts'
import { hasBlanks, NO_CELL, type Puzzle, readPuzzle, SHADED, type Shading } from './puzzle.ts'
import { checkAvailable, requestOf } from './puzzle-request.ts'
import { type BoardRefusals, boardRejection, type PlayRefusals, reject } from './refusals.ts'
import { type Deal, type Params, RATINGS, type Rating } from './types.ts'

/** The reason why this board cannot be played, if any. It does not check for a solution. */
export function checkPuzzle(puzzle: Puzzle): Rejection<BoardRefusals> | undefined {
  const { shape, cells } = puzzle
  const rows = cells.length
  const cols = cells[0]?.length ?? 0
  const longest = maxSideOf(puzzle)
  if (rows < 2 || cols < 2) return boardRejection('board-too-small', { rows, cols })
  if (rows > longest || cols > longest) return boardRejection('board-too-large', { rows, cols, longest })
  if (shape === 'rectangle' && cells.some(row => row.includes(null))) return boardRejection('cells-missing')
  if (divided(cachedTopologyOf(puzzle), () => false).length > 0) return boardRejection('board-in-pieces')
  if (breachesOf(puzzle, emptyMarks(puzzle)).length === 0) return boardRejection('nothing-repeated')
  return undefined
}

/** The reason why no puzzle can be generated for these params, if any. Imported puzzles are checked by the engine. */
export function checkParams(params: Params): Rejection<PlayRefusals> | undefined {
  return params.puzzle.trim() === '' ? checkAvailable(requestOf(params)) : undefined
}

/** Checks that puzzle, solution and rating of a deal belong together. Old records leave out an empty solution. */
export function readDeal(deal: unknown): Result<Deal, PlayRefusals> {
  const { puzzle, solution = '', rating } = isObject(deal) ? deal : {}
  if (typeof puzzle !== 'string' || typeof solution !== 'string' || !isRating(rating))
    return reject('puzzle-damaged')
  const board = readPuzzle(puzzle)
  const shading = readShading(solution)
  const isWhole =
    board.ok &&
    !checkPuzzle(board.value) &&
    (shading === null) === (rating === 'several') &&
    (shading === null || solves(board.value, shading))
  return isWhole ? accept({ puzzle, solution, rating }) : reject('puzzle-damaged')
}

/** Version 1 of the rules had no blank cells. */
export function readDealWithoutBlanks(deal: unknown): Result<Deal, PlayRefusals> {
  const read = readDeal(deal)
  const board = read.ok ? readPuzzle(read.value.puzzle) : undefined
  return board?.ok && hasBlanks(board.value) ? reject('puzzle-damaged') : read
}

function isRating(value: unknown): value is Rating {
  return RATINGS.some(rating => rating === value)
}

/** The solution of a deal; null if there are several. */
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
          const character = solution[index]!.charAt(column)
          return number === null ? character === NO_CELL : character === SHADED || character === '.'
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
