import type { Dealt, Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import { readAnyPuzzle } from '../formats/read-any.ts'
import { boardKindOf, hexagonSideOf } from '../rules/board.ts'
import { checkPuzzle } from '../rules/check.ts'
import { type Puzzle, writePuzzle } from '../rules/puzzle.ts'
import { checkAvailable, requestOf } from '../rules/puzzle-request.ts'
import { type Refusals, rejectGenerator as reject } from '../rules/refusals.ts'
import {
  GRADE_NAMES,
  HEXAGON_SIDES,
  type Params,
  type Rating,
  RECTANGLE_SIDES,
  type SolitudoTypes,
  SQUARE_SIZES,
} from '../rules/types.ts'
import { generate } from './generator/generate.ts'
import { gradePuzzle } from './grader.ts'
import { solve } from './solver/solve.ts'

/** A few seconds; enough for any puzzle that was made to be solved. */
const MOST_STEPS = 100_000_000

type Generated = Result<Dealt<SolitudoTypes>, Refusals>

/** A new puzzle, or the imported one with its solution and rating. */
export function generateDeal(params: Params, random: Random, report: Report): Generated {
  return params.puzzle.trim() === ''
    ? generateNewPuzzle(params, random, report)
    : importPuzzle(params, report)
}

function generateNewPuzzle(params: Params, random: Random, report: Report): Generated {
  const request = requestOf(params)
  const refused = checkAvailable(request)
  if (refused) return { ok: false, rejection: refused }
  const generated = generate(request, random, { report })
  if (!generated) return reject('none-found')
  const { puzzle, solution, grade } = generated
  return accept({
    params,
    deal: { puzzle: writePuzzle(puzzle), solution: solution.join('/'), rating: GRADE_NAMES[grade - 1]! },
  })
}

function importPuzzle(params: Params, report: Report): Generated {
  const read = readAnyPuzzle(params.puzzle)
  if (!read.ok) return read
  const puzzle = read.value
  const refused = checkPuzzle(puzzle)
  if (refused) return { ok: false, rejection: refused }
  const onProgress = (steps: number) => report({ done: steps }) !== false
  const { solutions, first, complete } = solve(puzzle, { limit: MOST_STEPS, onProgress })
  if (!complete) return reject('unproved')
  if (solutions === 0) return reject('no-solution')
  const text = writePuzzle(puzzle)
  return accept({
    params: { ...params, ...boardParamsOf(puzzle), puzzle: text },
    deal: {
      puzzle: text,
      solution: solutions === 1 ? first!.join('/') : '',
      rating: solutions === 1 ? ratingOf(puzzle) : 'several',
    },
  })
}

/** How hard a puzzle with one solution is. */
export function ratingOf(puzzle: Puzzle): Rating {
  const found = gradePuzzle(puzzle).grade
  return found ? GRADE_NAMES[found - 1]! : 'nested'
}

/** The params that describe a board of this outline; sizes that the options lack are left out. */
function boardParamsOf(puzzle: Puzzle): Pick<Params, 'shape'> & Partial<Params> {
  const board = boardKindOf(puzzle)
  const rows = puzzle.cells.length
  const cols = puzzle.cells[0]!.length
  if (board === 'square') return { shape: board, ...(isWithin(rows, SQUARE_SIZES) && { size: rows }) }
  if (board === 'rectangle')
    return {
      shape: board,
      ...(isWithin(rows, RECTANGLE_SIDES) && { rows }),
      ...(isWithin(cols, RECTANGLE_SIDES) && { cols }),
    }
  const side = hexagonSideOf(rows)
  return { shape: board, ...(isWithin(side, HEXAGON_SIDES) && { side }) }
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max
}
