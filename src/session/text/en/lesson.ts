import type { RefusalText } from '#kernel/result.ts'

export type LessonRefusals = {
  'not-what-is-asked': { readonly said: string }
  'lesson-done': Record<never, never>
}

/** The sentences shared by the lessons of all games, in all shells. */
export const lessonText = {
  good: 'Good. Continue.',
  done: 'Well done.',
  wrong: 'Not that one. Try again.',
  over: 'This step is done. Continue to the next one.',
  answer: (move: string) => `One way to do it: ${move}`,
}

export const lessonRefusalText: RefusalText<LessonRefusals> = {
  'not-what-is-asked': ({ said }) => said,
  'lesson-done': () => lessonText.over,
}
