import type { Note, Verdict } from '#kernel/engine.ts'
import {
  commonSentence,
  exchangeSentence,
  lettersSentence,
  NEW_LETTERS_SENTENCE,
  PASS_SENTENCE,
  playSentence,
  whereSentence,
} from '../../hint-words.ts'
import {
  accuracySentence,
  QUERY_SENTENCE,
  reviewLines,
  reviewSentence,
  UNJUDGED_SENTENCE,
} from '../../review-words.ts'
import type { ScribbleTypes, View } from '../../rules/types.ts'
import type { Advice } from './advice.ts'
import type { Accuracy, ReviewedTurn } from './review.ts'

// Notes bring their sentences along: a page that had to carry them all would be slow to open.

type ScribbleNote = Note<ScribbleTypes>

/** From so many points on a loss is a large one. */
const POOR_LOSS = 10

export const queryNote: ScribbleNote = { code: 'review-query', text: QUERY_SENTENCE }
export const unjudgedNote: ScribbleNote = { code: 'review-unjudged', text: UNJUDGED_SENTENCE }

export function turnNote(turn: ReviewedTurn): ScribbleNote {
  const { loss, rank, best, played } = turn
  const top = best[0]
  return {
    code: loss === 0 ? 'review-best' : 'review-better',
    details: { rank, loss, points: played.points, keeping: played.leaveValue },
    text: reviewSentence(turn),
    lines: reviewLines(turn),
    verdict: verdictOf(turn),
    ...(loss > 0 && top && { move: top.move, ...(top.cells.length > 0 && { cells: top.cells }) }),
  }
}

function verdictOf({ loss, best }: ReviewedTurn): Verdict {
  if (loss === 0) return 'best'
  return loss < POOR_LOSS && !best[0]?.wins ? 'fair' : 'poor'
}

export function accuracyNote(figures: Accuracy): ScribbleNote {
  const { seat, accuracy, lost, misses, turns } = figures
  return {
    code: 'review-accuracy',
    seat,
    details: { accuracy, lost, misses, turns },
    text: accuracySentence(figures),
  }
}

/** Each says more than the one before: where, with which letters, which play; then one that most people would find. */
export function hintNote({ best, common }: Advice, view: View): ScribbleNote {
  const before = view.viewer === 'spectator' ? 0 : view.scores[view.viewer]!
  const known: ScribbleNote | undefined = common && {
    code: 'hint-common',
    text: commonSentence(common, before),
    move: common.move,
    cells: common.cells,
  }
  if (best.words.length === 0) return exchangeOrPassNote({ best }, view, known)
  const play: ScribbleNote = {
    code: 'hint-play',
    text: `${playSentence(best, before)}`,
    move: best.move,
    cells: best.cells,
    ...(known && { next: known }),
  }
  const letters: ScribbleNote = { code: 'hint-letters', text: lettersSentence(best), next: play }
  return { code: 'hint-where', text: whereSentence(best), next: letters }
}

function exchangeOrPassNote({ best }: Advice, view: View, known: ScribbleNote | undefined): ScribbleNote {
  const next = known && { next: known }
  if (best.letters.length === 0) return { code: 'hint-pass', text: PASS_SENTENCE, move: best.move, ...next }
  const bag = view.viewer === 'spectator' ? [] : (view.bags[view.viewer] ?? [])
  return {
    code: 'hint-new-letters',
    text: NEW_LETTERS_SENTENCE,
    next: { code: 'hint-exchange', text: exchangeSentence(best, bag), move: best.move, ...next },
  }
}
