import type { Note } from '#kernel/engine.ts'
import { joinNames } from './phrase-words.ts'

/** What a review says of a move; undefined for a note that is none. */
export function reviewWords({ code, details = {} }: Pick<Note, 'code' | 'details'>): string | undefined {
  const cells = String(details.cells ?? '').split(' ')
  switch (code) {
    case 'review-right':
      return 'As in the solution.'
    case 'review-wrong':
      return `${joinNames(cells)} should not be ${details.mark}.`
    case 'review-tried-wrong':
      return `${joinNames(cells)} should not be ${details.mark}, but this was only tried.`
    case 'review-cleared':
      return 'A mark was cleared.'
    case 'review-try':
      return 'Here something was tried out.'
    case 'review-hold':
      return 'What was tried was right.'
    case 'review-drop':
      return 'What was tried was dropped.'
    case 'review-reveal':
      return 'Here the solution was asked for.'
    case 'review-unjudged':
      return 'This puzzle has several solutions, so no mark can be judged.'
    default:
      return undefined
  }
}
