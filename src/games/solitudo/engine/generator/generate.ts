import type { Report } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import type { Random } from '#kernel/random.ts'
import { type GeneratedPuzzle, isAvailable, type PuzzleRequest } from '../../rules/puzzle-request.ts'
import { shadingOnBoard } from '../solver/solve.ts'
import { attempt } from './attempt.ts'
import { layOutBoard } from './board-layout.ts'
import { Draft } from './draft.ts'

export interface GenerateOptions {
  /** The maximum number of steps. A step is one mark on a cell, permanent or in a supposition. */
  readonly limit?: number
  /** Called periodically and at the end with the steps taken; false ends the search without a puzzle. */
  readonly report?: Report
}

/** Far more than any available kind has ever needed; guarantees that every search ends. */
const LIMIT = 200_000_000
const REPORT_EVERY = 1 << 17
/** Attempts on one board with holes before another is laid out: some boards allow no puzzle of a grade. */
const ATTEMPTS_A_LAYOUT = 40

/** A puzzle of the requested kind, the same for the same random draws; undefined if there is none or a limit ends the search. */
export function generate(
  request: PuzzleRequest,
  random: Random,
  { limit = LIMIT, report }: GenerateOptions = {},
): GeneratedPuzzle | undefined {
  if (!isAvailable(request)) return undefined
  const rng = new FastRng(random)
  let draft = borrowDraft(request, rng)
  let before = 0
  let next = REPORT_EVERY
  for (let attempts = 1; ; attempts++) {
    if (attempt(draft, request.grade, rng)) break
    const steps = before + draft.marks.steps
    if (steps >= limit) return undefined
    if (steps >= next) {
      if (report?.({ done: steps }) === false) return undefined
      next = steps + REPORT_EVERY
    }
    if (request.shape === 'holed' && attempts % ATTEMPTS_A_LAYOUT === 0) {
      before = steps
      draft = new Draft(layOutBoard(request, rng))
    }
  }
  report?.({ done: before + draft.marks.steps })
  returnDraft(request, draft)
  return { ...readDraft(draft), grade: request.grade }
}

function readDraft({ board, numbers, shading }: Draft): Pick<GeneratedPuzzle, 'puzzle' | 'solution'> {
  const { shape, rows, cols, grid } = board
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from(grid.subarray(row * cols, (row + 1) * cols), cell =>
      cell < 0 ? null : numbers.numberOf[cell]!,
    ),
  )
  return { puzzle: { shape, cells }, solution: shadingOnBoard(board, cell => shading.isShaded[cell] === 1) }
}

/** Cached boards with their arrays. They carry no state from one puzzle to the next, so reuse changes no result. */
const drafts = new Map<string, Draft>()

function borrowDraft(request: PuzzleRequest, rng: FastRng): Draft {
  const key = `${request.shape} ${request.size}`
  const draft = drafts.get(key) ?? new Draft(layOutBoard(request, rng))
  // Removed while in use: a progress callback might request another puzzle.
  drafts.delete(key)
  draft.reset()
  return draft
}

function returnDraft(request: PuzzleRequest, draft: Draft): void {
  if (request.shape !== 'holed') drafts.set(`${request.shape} ${request.size}`, draft)
}
