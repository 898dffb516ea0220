import type { Expert } from '../rules/game.ts'
import { createHinter } from './analysis/hint.ts'
import { review } from './analysis/review.ts'
import { generateSetup as generate } from './generate-setup.ts'

/** Whoever makes puzzles, explains them and judges how they were solved. */
export function createExpert(): Expert {
  return { generate, hint: createHinter(), review }
}
