import type { Expert } from './game.ts'
import { createHinter } from './hint.ts'
import { generateSetup as generate } from './prepare.ts'
import { review } from './review.ts'

/** Whoever makes puzzles, explains them and judges how they were solved. */
export function createExpert(): Expert {
  return { generate, hint: createHinter(), review }
}
