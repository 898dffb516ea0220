import type { Report } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import type { Random } from '#kernel/random.ts'
import {
  type GeneratedPuzzle,
  type Grade,
  isAvailable,
  type PuzzleRequest,
} from '../../rules/puzzle-request.ts'
import { puzzleWith } from '../solver/numbers.ts'
import { SHADED } from '../solver/propagator.ts'
import { shadingOnBoard } from '../solver/solve.ts'
import { layOutBoard } from './board-layout.ts'
import { Draft } from './draft.ts'
import { openGate } from './gates.ts'
import { tieKnot } from './knots.ts'

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
  return {
    puzzle: puzzleWith(board, numbers.numberOf),
    solution: shadingOnBoard(board, cell => shading.isShaded[cell] === 1),
  }
}

/** Cached boards with their arrays. They carry no state from one puzzle to the next, so reuse changes no result. */
const drafts = new Map<string, Draft>()

function borrowDraft(request: PuzzleRequest, rng: FastRng): Draft {
  const key = boardKeyOf(request)
  const draft = drafts.get(key) ?? new Draft(layOutBoard(request, rng))
  // Removed while in use: a progress callback might request another puzzle.
  drafts.delete(key)
  draft.reset()
  return draft
}

function returnDraft(request: PuzzleRequest, draft: Draft): void {
  if (request.shape !== 'holed') drafts.set(boardKeyOf(request), draft)
}

function boardKeyOf({ shape, size, cols = size }: PuzzleRequest): string {
  return `${shape} ${size} ${cols}`
}

/** One attempt at a puzzle of exactly this grade. On success the draft holds the puzzle. */
function attempt(draft: Draft, grade: Grade, rng: FastRng): boolean {
  draft.begin(rng)
  return reachGrade(draft, grade, rng)
}

/** Changes the numbers of a draft until it has exactly this grade; false when an attempt at that has failed. */
export function reachGrade(draft: Draft, grade: Grade, rng: FastRng): boolean {
  if (grade === 1) return repair(draft, 1, rng)
  if (!draft.board.isDividable) return openGate(draft, grade, rng)
  // Suppositions cost the most, and a puzzle of grade 3 with a knot in it needs few of them.
  if (grade === 4) return repair(draft, 3, rng) && tieKnot(draft, 4, rng)
  return repair(draft, grade, rng) && !draft.isSolvableAt((grade - 1) as Grade)
}

/** How often a repaired puzzle is checked again before the attempt is abandoned. */
const ROUNDS = 20

/**
 * Changes numbers under shaded cells until a grade finds all of them. Where it is stuck, an unmarked shaded cell gets the
 * number of a cell known to be kept, and the closure continues from there. Its old number may have been needed
 * elsewhere, so at the end the whole puzzle is checked again.
 */
export function repair(draft: Draft, grade: Grade, rng: FastRng): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    if (draft.isSolvableAt(grade)) return true
    while (!draft.marks.isComplete) {
      const cell = draft.renumberOne(rng)
      if (cell < 0) return false
      draft.marks.suppose(cell, SHADED)
      if (grade === 4) draft.suppositions.tryAllCells()
    }
  }
  return false
}
