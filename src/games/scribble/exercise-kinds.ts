import type { ExerciseKinds } from '#kernel/exercise.ts'

export const exerciseKinds = {
  'best-play': { ratings: [800, 2200] },
} as const satisfies ExerciseKinds

export type ExerciseKind = keyof typeof exerciseKinds
