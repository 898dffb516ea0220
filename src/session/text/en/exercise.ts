import type { RefusalText } from '#kernel/result.ts'

export type ExerciseRefusals = {
  'exercise-over': Record<never, never>
  'exercise-has-no-clock': Record<never, never>
}

export const exerciseRefusalText: RefusalText<ExerciseRefusals> = {
  'exercise-over': () => 'This exercise is over. Try it again, or go on to the next one.',
  'exercise-has-no-clock': () => 'An exercise has no clock to pause. Leave it whenever you like.',
}
