import type { FastRng } from '#kernel/fast-rng.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import type { Draft } from './draft.ts'
import { openGate } from './gates.ts'
import { tieKnot } from './knots.ts'
import { repair } from './repair.ts'

/** One attempt at a puzzle of exactly this grade. On success the draft holds the puzzle. */
export function attempt(draft: Draft, grade: Grade, dice: FastRng): boolean {
  draft.begin(dice)
  if (grade === 1) return repair(draft, 1, dice)
  if (!draft.board.isDividable) return openGate(draft, grade, dice)
  // Suppositions cost the most, and a puzzle of grade 3 with a knot in it needs few of them.
  if (grade === 4) return repair(draft, 3, dice) && tieKnot(draft, 4, dice)
  return repair(draft, grade, dice) && !draft.isSolvableAt((grade - 1) as Grade)
}
