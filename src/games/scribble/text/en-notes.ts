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
    `The best word has ${length} letters and goes ${direction}, ${regionWords(region)}. It takes ${
      count === 1 ? 'one of your letters' : `${count} of your letters`
    }.`,
  'hint-letters': ({ letters }) => `It takes ${letters.join(' ')}.`,
  'hint-play': playSentence,
  'hint-common': play => `Of words that most people know the best is ${playSentence(play)}`,
  'hint-new-letters': () => 'New letters are worth more here than any word.',
  'hint-exchange': ({ letters, isWholeBag }) =>
    `Exchange ${isWholeBag ? 'all your letters' : letters.join(' ')}.`,
  'hint-pass': () => 'Nothing is better here than to pass.',
  'review-best': reviewSentence,
  'review-better': reviewSentence,
  'review-query': () => 'A question to the dictionary.',
  'review-unjudged': () => 'Not judged: the review was stopped.',
  'review-accuracy': accuracySentence,
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
export function reviewSentence({ wins, top, common, rank, loss }: ReviewDetails): string {
  if (loss === 0 || !top) {
    if (wins) return 'It wins the game.'
    return rank === 1 || !top ? 'Nothing was worth more.' : `Nearly as good as the best, ${turnWords(top)}.`
  }
  const better = top.wins
    ? `${turnWords(top, 'first')} would have won the game.`
    : `${pointWords(loss)} less than the best, ${turnWords(top)}.`
  const known = common ? ` Of words that most people know, ${turnWords(common)} was the best.` : ''
  return `${better}${known}`
}

export function reviewLines({ ranked, known, plays, exchanges }: ReviewDetails): readonly string[] {
  return [
    ...ranked.map(
      ({ rank, turn, isPlayed }) =>
        `${rank}. ${turnWords(turn)}: ${worthWords(turn)}${isPlayed ? ' (played)' : ''}`,
    ),
    ...known.map(turn => `Known to most: ${turnWords(turn)}: ${worthWords(turn)}`),
    `Of ${countOf(plays, 'play')}, ${countOf(exchanges, 'exchange')} and a pass.`,
  ]
}

export function accuracySentence({ accuracy, lost, misses, turns }: AccuracyDetails): string {
  const share = `Accuracy ${accuracy.toFixed(1)} %`
  if (misses === 0) return `${share}: nothing given away in ${countOf(turns, 'turn')}.`
  return `${share}: ${pointWords(lost)} given away, in ${misses} of ${countOf(turns, 'turn')}.`
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
  const kept = Math.abs(leaveValue) < 0.05 ? '' : `, ${withPlusOrMinus(leaveValue)} for the letters kept`
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
  if (row === 1) return ['at the left', 'in the middle', 'at the right'][column]!
  const height = row === 0 ? 'at the top' : 'at the bottom'
  return `${height}${[' left', '', ' right'][column]!}`
}

function pointWords(points: number): string {
  const rounded = Math.round(points * 10) / 10
  return rounded === 1 ? '1 point' : `${rounded} points`
}

function countOf(count: number, what: string): string {
  return `${groupDigits(count)} ${what}${count === 1 ? '' : 's'}`
}

function withPlusOrMinus(figure: number): string {
  return `${figure > 0 ? '+' : '−'}${Math.abs(figure).toFixed(1)}`
}
