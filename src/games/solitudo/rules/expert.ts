import type { Expert } from './game.ts'
import { createHint } from './hint.ts'
import { prepare } from './prepare.ts'
import { review } from './review.ts'

/** Whoever makes puzzles, explains them and judges how they were solved. */
export function createExpert(): Expert {
  return { prepare, hint: createHint(), review }
}
