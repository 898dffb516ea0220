import type { ExerciseKinds } from '#kernel/exercise.ts'

/**
 * Drills of one technique each, from the easiest to the hardest. The step that is the same either way is missing: among
 * thousands of generated puzzles none needs it. A link names a kind, a rating and a seed, so a generator that would make
 * other drills of them needs new kinds.
 */
export const exerciseKinds = {
  'around-shaded': { ratings: [600, 900] },
  'repeat-of-kept': { ratings: [600, 900] },
  'sandwich-triple': { ratings: [700, 1000] },
  'sandwich-pair': { ratings: [700, 1000] },
  'pair-in-line': { ratings: [750, 1050] },
  'beside-pair': { ratings: [800, 1100] },
  'flanked-pair': { ratings: [1100, 1400] },
  'quad-corner': { ratings: [950, 1250] },
  'triple-corner': { ratings: [1000, 1300] },
  'double-corner': { ratings: [1000, 1300] },
  'corner-close': { ratings: [900, 1200] },
  'edge-close': { ratings: [950, 1250] },
  enclosed: { ratings: [950, 1250] },
  'must-not-cut-off': { ratings: [1200, 1600] },
  'offset-pair': { ratings: [1400, 1700] },
  'double-edge-pair': { ratings: [1450, 1750] },
  'triple-edge-pair': { ratings: [1500, 1800] },
  'cannot-be': { ratings: [1600, 2000] },
} as const satisfies ExerciseKinds

export type DrillKind = keyof typeof exerciseKinds
