import type { FastRng } from '#kernel/fast-rng.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { SHADED } from '../solver/propagator.ts'
import type { Draft } from './draft.ts'

/** How often a repaired puzzle is checked again before the attempt is abandoned. */
const ROUNDS = 20

/**
 * Changes numbers under shaded cells until a grade finds all of them. Where it is stuck, an unmarked shaded cell gets the
 * number of a cell known to be kept, and the closure continues from there. Its old number may have been needed
 * elsewhere, so at the end the whole puzzle is checked again.
 */
export function repair(draft: Draft, grade: Grade, dice: FastRng): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    if (draft.isSolvableAt(grade)) return true
    while (!draft.marks.isComplete) {
      const cell = draft.renumberOne(dice)
      if (cell < 0) return false
      draft.marks.suppose(cell, SHADED)
      if (grade === 4) draft.suppositions.tryAllCells()
    }
  }
  return false
}
