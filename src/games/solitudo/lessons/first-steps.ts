import type { FirstStep } from '#kernel/lesson.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { firstStepText } from '../text/en-lessons.ts'
import { FIRST_STEPS } from './lesson-data.ts'
import { lessonOf, type PuzzleLesson } from './lessons.ts'

/** A move that is legal in each step but never the answer. */
const WRONG_MOVE = 'shade c5'

/** One step on each rule. */
export const firstSteps: readonly (FirstStep<SolitudoTypes> & PuzzleLesson)[] = FIRST_STEPS.map(data => ({
  ...lessonOf(data, firstStepText[data.id]),
  answer: data.wanted,
  wrongMoves: [WRONG_MOVE],
}))
