import type { Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import { readAnyPuzzle } from '../formats/read-any.ts'
import { boardKindOf, hexagonSideOf } from '../rules/board.ts'
import { checkPuzzle } from '../rules/check.ts'
import { type Puzzle, writePuzzle } from '../rules/puzzle.ts'
import { checkAvailable, requestOf } from '../rules/setup-request.ts'
import { GRADE_NAMES, HEXAGON_SIDES, type Params, type Rating, SQUARE_SIZES } from '../rules/types.ts'
import { generate } from './generator/generate.ts'
import { gradePuzzle } from './grader.ts'
import { solve } from './solver/solve.ts'

/** Enough for any puzzle that was made to be solved; a few seconds. */
const MOST_STEPS = 100_000_000

/** A new puzzle as wished, or the one that was brought along, with its solution and how hard it is. */
export function generateSetup(setup: Params, random: Random, report: Report): Result<Params> {
  return setup.puzzle.trim() === '' ? generateNewPuzzle(setup, random, report) : importPuzzle(setup, report)
}

function generateNewPuzzle(setup: Params, random: Random, report: Report): Result<Params> {
  const wish = requestOf(setup)
  const refused = checkAvailable(wish)
  if (refused) return { ok: false, rejection: refused }
  const generated = generate(wish, random, { report })
  if (!generated) return reject('none-found')
  const { puzzle, solution, grade } = generated
  return accept({
    ...setup,
    puzzle: writePuzzle(puzzle),
    solution: solution.join('/'),
    rating: GRADE_NAMES[grade - 1]!,
  })
}

function importPuzzle(setup: Params, report: Report): Result<Params> {
  const read = readAnyPuzzle(setup.puzzle)
  if (!read.ok) return read
  const puzzle = read.value
  const refused = checkPuzzle(puzzle)
  if (refused) return { ok: false, rejection: refused }
  const onProgress = (steps: number) => report({ done: steps }) !== false
  const { solutions, first, complete } = solve(puzzle, { limit: MOST_STEPS, onProgress })
  if (!complete) return reject('unproved')
  if (solutions === 0) return reject('no-solution')
  return accept({
    ...setup,
    ...boardOptionsOf(puzzle),
    puzzle: writePuzzle(puzzle),
    solution: solutions === 1 ? first!.join('/') : '',
    rating: solutions === 1 ? ratingOf(puzzle) : 'several',
  })
}

/** How hard a puzzle with one solution is. */
export function ratingOf(puzzle: Puzzle): Rating {
  const found = gradePuzzle(puzzle).grade
  return found ? GRADE_NAMES[found - 1]! : 'nested'
}

/** The choices that would give a board of this outline, as far as there are any. */
function boardOptionsOf(puzzle: Puzzle): Pick<Params, 'shape'> & Partial<Params> {
  const board = boardKindOf(puzzle)
  const rows = puzzle.cells.length
  if (board === 'square' || board === 'rectangle')
    return { shape: 'square', ...(isWithin(rows, SQUARE_SIZES) && { size: rows }) }
  const side = hexagonSideOf(rows)
  return { shape: board, ...(isWithin(side, HEXAGON_SIDES) && { side }) }
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max
}
