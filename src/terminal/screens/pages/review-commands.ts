import type { Analysis } from '#app/analysis.ts'
import type { MoveMark } from '#table/variation-format.ts'
import { shellText } from '../../text/en/shell.ts'
import type { ReviewCommand } from './review-keys.ts'

/** The commands of a review that go to another position. */
const STEPS: Partial<Record<ReviewCommand, (analysis: Analysis) => void>> = {
  step: analysis => analysis.back(),
  next: analysis => analysis.forward(),
  start: analysis => analysis.toStart(),
  end: analysis => analysis.toEnd(),
  branch: analysis => analysis.switchBranch(-1),
  'next-branch': analysis => analysis.switchBranch(1),
}

const MARKS: Partial<Record<ReviewCommand, MoveMark>> = {
  'mark-good': 'good',
  'mark-dubious': 'dubious',
  'mark-blunder': 'blunder',
}

/** Goes to another position, or changes the variations. Returns a sentence about it, if there is something to say. */
export function runReviewCommand(analysis: Analysis, command: ReviewCommand): string | undefined {
  STEPS[command]?.(analysis)
  const mark = MARKS[command]
  return mark ? toggleMark(analysis, mark) : changeBranch(analysis, command)
}

function toggleMark(analysis: Analysis, mark: MoveMark): string | undefined {
  const { path, annotation } = analysis.snapshot()
  if (path.length === 0) return shellText.review.noMark
  analysis.annotate({ mark: annotation.mark === mark ? undefined : mark })
  return undefined
}

function changeBranch(analysis: Analysis, command: ReviewCommand): string | undefined {
  const words = shellText.review
  const { canPromote, canRemove, canUndoRemove } = analysis.snapshot()
  switch (command) {
    case 'promote':
      analysis.promote()
      return canPromote ? words.promoted : words.alreadyMain
    case 'remove':
      analysis.remove()
      return canRemove ? words.removed : words.onlyVariation
    case 'restore':
      analysis.undoRemove()
      return canUndoRemove ? words.restored : words.nothingToRestore
    default:
      return undefined
  }
}

/** Why no move can be tried in this position; undefined where one can. */
export function whyNoMove(analysis: Analysis): string | undefined {
  const { canTry, position } = analysis.snapshot()
  if (canTry) return undefined
  return position.toAct.length === 0 ? shellText.review.over : shellText.review.unfinished
}
