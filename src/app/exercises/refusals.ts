import { rejectWith } from '#kernel/result.ts'

export type ExerciseRefusals = {
  'no-exercises': { readonly title: string }
  'unknown-exercise': Record<never, never>
  'unknown-exercise-kind': { readonly given: string; readonly known: string }
  /** The position is lost, or too large to prove anything. */
  'nothing-to-find': Record<never, never>
}

export const reject = rejectWith<ExerciseRefusals>()
