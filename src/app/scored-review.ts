import type { Note } from '#kernel/engine.ts'

/** Whether a review weighs moves by what they bring, which does not tell who was winning. */
export function isScoredReview(notes: readonly Note[]): boolean {
  return notes.some(({ verdict }) => verdict === 'best' || verdict === 'fair' || verdict === 'poor')
}
