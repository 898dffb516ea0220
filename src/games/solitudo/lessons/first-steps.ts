import type { FirstStep } from '#kernel/lesson.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { LESSONS } from './lesson-data.ts'
import { lessons, type PuzzleLesson } from './lessons.ts'

/** A move that is legal in each lesson but never the answer. */
const WRONG_MOVE = 'shade c5'

/** The first three lessons: one on each rule. */
export const firstSteps: readonly (FirstStep<SolitudoTypes> & PuzzleLesson)[] = lessons
  .slice(0, 3)
  .map((lesson, index) => ({
    ...lesson,
    answer: LESSONS[index]!.wanted,
    wrongMoves: [WRONG_MOVE],
  }))
