import type { FirstStep } from '#kernel/lesson.ts'
import { LESSONS } from './lesson-data.ts'
import { lessons } from './lessons.ts'
import type { SolitudoTypes } from './rules/types.ts'

/** Allowed in each of them, and beside the point. */
const SLIP = 'shade c5'

/** The three rules, with which the tutorial begins too. */
export const firstSteps: readonly FirstStep<SolitudoTypes>[] = lessons.slice(0, 3).map((lesson, index) => ({
  ...lesson,
  answer: LESSONS[index]!.wanted.map(({ cell, mark }) => `${mark === 'shaded' ? 'shade' : 'keep'} ${cell}`),
  wrongMoves: [SLIP],
}))
