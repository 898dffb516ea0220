import { groupDigits } from '#kernel/group-digits.ts'
import type { Matches } from '#lexicon/match-pattern.ts'
import type { Accuracy, ReviewedTurn } from './engine/analysis/review.ts'
import { accuracySentence, reviewLines, reviewSentence } from './review-words.ts'
import { turnWords, worthWords } from './turn-words.ts'

/** A row of the table of plays: the score, where, and what it makes. */
export function playRow({ score, cell, direction, words }: TablePlay): string {
  const sums = words.map(({ word, score: points }) => `${word} ${points}`)
  return `${String(score).padStart(4)}  ${cell.padEnd(3)} ${direction.padEnd(6)}  ${sums.join(' + ')}`
}

interface TablePlay {
  readonly score: number
  readonly cell: string
  readonly direction: string
  readonly words: readonly { readonly word: string; readonly score: number }[]
}

export function playCount(told: number, all: number): string {
  if (all === 0) return 'No word can be laid. Exchange letters, or pass.'
  const count = all === 1 ? 'One play.' : `${groupDigits(all)} plays.`
  return told < all ? `${count} --top N lists more of them.` : count
}

export function foundWords({ words, total, page, pages }: Matches): readonly string[] {
  const sum = total === 0 ? 'No word matches.' : `${groupDigits(total)} in all, page ${page} of ${pages}`
  return [...words, sum]
}

/** What is said of one turn of a game. */
export function analysedTurn(turn: ReviewedTurn, name: string): readonly string[] {
  const { round, played } = turn
  return [
    `${round}. ${name}: ${turnWords(played)}, ${worthWords(played)}. ${reviewSentence(turn)}`,
    ...reviewLines(turn).map(line => `     ${line}`),
  ]
}

export function analysedPlayer(figures: Accuracy, name: string, score: number): string {
  return `${name}: ${score}. ${accuracySentence(figures)}`
}
