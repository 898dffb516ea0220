import type { ExerciseKinds } from '#kernel/exercise.ts'

/**
 * `winning-move`: find a move that wins; in generated exercises there is only one. `win-in`: keep the win until the end.
 * A link names a kind, a rating and a seed, so a generator that would make other exercises of them needs new kinds.
 */
export const exerciseKinds = {
  'winning-move': { ratings: [850, 2000] },
  'win-in': { ratings: [700, 2000] },
} as const satisfies ExerciseKinds

export type ExerciseKind = keyof typeof exerciseKinds
