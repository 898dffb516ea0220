import type { Note } from '#kernel/engine.ts'

/** Whether a review rates moves by their points, which does not show who was winning. */
export function isScoredReview(notes: readonly Note[]): boolean {
  return notes.some(({ verdict }) => verdict === 'best' || verdict === 'fair' || verdict === 'poor')
}
