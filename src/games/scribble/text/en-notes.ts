import type { Note } from '#kernel/engine.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type {
  AccuracyDetails,
  NoteDetails,
  PlayDetails,
  ReviewDetails,
  TurnDetails,
} from '../engine/analysis/note-details.ts'
import type { ScribbleTypes } from '../rules/types.ts'

type NoteSentences = { readonly [Code in keyof NoteDetails]: (details: NoteDetails[Code]) => string }

const SENTENCES: NoteSentences = {
  'hint-where': ({ length, direction, region, count }) =>
    `The best word has ${length} letters and goes ${direction}, ${regionWords(region)}. It uses ${
      count === 1 ? 'one of your tiles' : `${count} of your tiles`
    }.`,
  'hint-letters': ({ letters }) => `It uses ${letters.join(', ')}.`,
  'hint-play': playSentence,
  'hint-common': play => `Best play using only common words: ${playSentence(play)}`,
  'hint-new-letters': () => 'Your best move is to exchange tiles.',
  'hint-exchange': ({ letters, isWholeBag }) =>
    `Exchange ${isWholeBag ? 'all your tiles' : letters.join(', ')}.`,
  'hint-pass': () => 'Your best move is to pass.',
  'review-best': reviewSentence,
  'review-better': reviewSentence,
  'review-query': () => 'A lookup.',
  'review-unjudged': () => 'Not reviewed: the analysis was stopped.',
  'review-accuracy': accuracySentence,
  'exercise-where': ({ region, direction }) => `It goes ${direction}, ${regionWords(region)}.`,
  'exercise-length': ({ length, count }) =>
    `Its word has ${length} letters, ${count === 1 ? 'one of them' : `${count} of them`} yours.`,
  'exercise-first': ({ letter, cell }) => `It begins with ${letter} at ${cell}.`,
  'exercise-found': ({ turn, answers }) =>
    `Right: ${turnWords(turn)}, ${worthWords(turn)}.${answers > 1 ? ' Others are worth as much.' : ''}`,
  'exercise-missed': ({ turn, top, share, loss }) =>
    `${turnWords(turn, 'first')} is worth ${Math.round(100 * share)}% of the best play. Best is ${turnWords(
      top,
    )}: ${worthWords(top)}, ${pointWords(loss)} better.`,
}

export function noteSentence({ code, details = {} }: Note<ScribbleTypes>): string {
  const sentence = Object.hasOwn(SENTENCES, code) && SENTENCES[code as keyof NoteDetails]
  return sentence ? sentence(details as never) : code
}

/** Below the review of a turn: the best turns there were, with the one that was played marked among them. */
export function noteLines({ code, details }: Note<ScribbleTypes>): readonly string[] {
  return code === 'review-best' || code === 'review-better'
    ? reviewLines(details as unknown as ReviewDetails)
    : []
}

/** How good a turn was, and what would have been better. */
export function reviewSentence({ wins, top, common, rank, loss, simulated }: ReviewDetails): string {
  if (loss === 0 || !top) {
    if (wins) return 'Wins the game.'
    return rank === 1 || !top ? 'Best move.' : `Almost as good as the best, ${turnWords(top)}.`
  }
  const better = top.wins
    ? `${turnWords(top, 'first')} would have won the game.`
    : `Best was ${turnWords(top)}, ${pointWords(loss, simulated?.margin)} better.`
  const known = common ? ` Best with common words: ${turnWords(common)}.` : ''
  return `${better}${known}`
}

export function reviewLines({
  ranked,
  known,
  plays,
  exchanges,
  simulated,
}: ReviewDetails): readonly string[] {
  return [
    ...ranked.map(
      ({ rank, turn, isPlayed }) =>
        `${rank}. ${turnWords(turn)}: ${worthWords(turn)}${isPlayed ? ' (played)' : ''}`,
    ),
    ...known.map(turn => `Common words: ${turnWords(turn)}: ${worthWords(turn)}`),
    ...(simulated ? [`Compared by simulation, ${countOf(simulated.samples, 'sample')} each.`] : []),
    `Out of ${countOf(plays, 'possible play')} and ${countOf(exchanges, 'exchange')}.`,
  ]
}

export function accuracySentence({ accuracy, lost, misses, turns }: AccuracyDetails): string {
  const share = `Accuracy ${accuracy.toFixed(1)}%`
  if (misses === 0) return `${share}: no points lost in ${countOf(turns, 'turn')}.`
  return `${share}: ${pointWords(lost)} lost over ${misses} of ${countOf(turns, 'turn')}.`
}

/** A turn as it is spoken of: TRACK at h6 down, with ON. Words of the game keep their letters as they are. */
export function turnWords({ kind, cell, direction, words, letters }: TurnDetails, place?: 'first'): string {
  switch (kind) {
    case 'place': {
      const [main, ...others] = words.map(({ word }) => word)
      const also = others.length > 0 ? `, with ${others.join(', ')}` : ''
      return `${main} at ${cell} ${direction}${also}`
    }
    case 'exchange':
      return `${place ? 'Exchange' : 'exchange'} ${letters.join(' ')}`
    case 'pass':
      return place ? 'Pass' : 'pass'
  }
}

/** The worth of a turn: 12 points, +1.3 for the letters kept. */
export function worthWords({
  points,
  leaveValue,
  ends,
  wins,
}: Pick<TurnDetails, 'points' | 'leaveValue' | 'ends' | 'wins'>): string {
  if (ends) return `${pointWords(points)}, and the game is ${wins ? 'won' : 'over'}`
  const kept = Math.abs(leaveValue) < 0.05 ? '' : `, ${withPlusOrMinus(leaveValue)} for the tiles kept`
  return `${pointWords(points)}${kept}`
}

/** A score as it is shown: 6 + 10 + 2 = 18. */
export function sumWords({
  before,
  words,
  total,
}: {
  readonly before: number
  readonly words: readonly { readonly points: number }[]
  readonly total: number
}): string {
  return `${[before, ...words.map(({ points }) => points)].join(' + ')} = ${total}`
}

function playSentence({ turn, before }: PlayDetails): string {
  return `${turnWords(turn)}: ${sumWords({ before, words: turn.words, total: before + turn.points })}.`
}

function regionWords({ row, column }: NoteDetails['hint-where']['region']): string {
  if (row === 1) return ['on the left', 'in the middle', 'on the right'][column]!
  const height = row === 0 ? 'at the top' : 'at the bottom'
  return `${height}${[' left', '', ' right'][column]!}`
}

function pointWords(points: number, margin?: number): string {
  const rounded = Math.round(points * 10) / 10
  if (margin !== undefined) return `${rounded} ± ${margin.toFixed(1)} points`
  return rounded === 1 ? '1 point' : `${rounded} points`
}

function countOf(count: number, what: string): string {
  return `${groupDigits(count)} ${what}${count === 1 ? '' : 's'}`
}

function withPlusOrMinus(figure: number): string {
  return `${figure > 0 ? '+' : '−'}${Math.abs(figure).toFixed(1)}`
}
