import { groupDigits } from '#kernel/group-digits.ts'
import type { Accuracy, ReviewedTurn } from './engine/analysis/review.ts'
import { pointWords, turnWords, worthWords } from './turn-words.ts'

export const QUERY_SENTENCE = 'A question to the dictionary.'
export const UNJUDGED_SENTENCE = 'Not judged: the review was stopped.'

/** How good a turn was, and what would have been better. */
export function reviewSentence({ played, best, rank, loss, common }: ReviewedTurn): string {
  const top = best[0]
  if (loss === 0 || !top) {
    if (played.wins) return 'It wins the game.'
    return rank === 1 || !top ? 'Nothing was worth more.' : `Nearly as good as the best, ${turnWords(top)}.`
  }
  const better = top.wins
    ? `${capital(turnWords(top))} would have won the game.`
    : `${capital(pointWords(loss))} less than the best, ${turnWords(top)}.`
  const [first] = common
  const known =
    first && first.key !== top.key ? ` Of words that most people know, ${turnWords(first)} was the best.` : ''
  return `${better}${known}`
}

/** The best turns there were, with the one that was played marked among them. */
export function reviewLines({
  played,
  best,
  common,
  rank,
  plays,
  exchanges,
}: ReviewedTurn): readonly string[] {
  const ranked = best.map((turn, index) => {
    const isPlayed = turn.key === played.key
    // Where it was played, though it may have been worth the same elsewhere.
    const told = isPlayed ? played : turn
    return `${index + 1}. ${turnWords(told)}: ${worthWords(told)}${isPlayed ? ' (played)' : ''}`
  })
  const isAmong = best.some(({ key }) => key === played.key)
  const own = `${rank}. ${turnWords(played)}: ${worthWords(played)} (played)`
  const known = common
    .filter(turn => !best.some(({ key }) => key === turn.key))
    .map(turn => `Known to most: ${turnWords(turn)}: ${worthWords(turn)}`)
  return [...ranked, ...(isAmong ? [] : [own]), ...known, countWords(plays, exchanges)]
}

export function accuracySentence({ accuracy, lost, misses, turns }: Accuracy): string {
  const share = `Accuracy ${accuracy.toFixed(1)} %`
  if (misses === 0) return `${share}: nothing given away in ${countOf(turns, 'turn')}.`
  return `${share}: ${pointWords(lost)} given away, in ${misses} of ${countOf(turns, 'turn')}.`
}

function countWords(plays: number, exchanges: number): string {
  return `Of ${countOf(plays, 'play')}, ${countOf(exchanges, 'exchange')} and a pass.`
}

function countOf(count: number, what: string): string {
  return `${groupDigits(count)} ${what}${count === 1 ? '' : 's'}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
