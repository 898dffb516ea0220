import { groupDigits } from '#kernel/group-digits.ts'
import type { Matches } from '#lexicon/match-pattern.ts'
import type { AccuracyDetails, ReviewDetails, TurnDetails } from '../engine/analysis/note-details.ts'
import type { LetterValues } from '../engine/evaluation/letter-values.ts'
import type { Estimate, MatchResult } from '../engine/self-play/match.ts'
import { accuracySentence, reviewLines, reviewSentence, turnWords, worthWords } from './en-notes.ts'

/** The tools and their flags, in the help of the command line. */
export const toolText = {
  rulesFlags: {
    strict: 'side runs must be words',
    half: 'the reservoir of 98 letters instead of 196',
    reservoir: 'your own reservoir: lines of letter, points and amount',
    dictionary: 'your own words: one a line, or what quincunx lexicon build wrote',
  },
  positionFlags: {
    position: 'a position in one line, as analyse --json writes it',
    board: 'the board: 15 lines of 15 cells, a dot for an empty one',
    bag: 'the letters that are held, instead of those in the position',
  },
  plays: {
    summary: 'Lists every play on a board with some letters, the best first.',
    best: 'only one of the plays that score most',
    top: (usual: number) => `as many as these (${usual} in words, all with --json)`,
  },
  query: {
    summary: 'Asks the dictionary for the words of a pattern, a dot standing for any letter.',
    page: 'which ten of the words (1)',
  },
  analyse: {
    summary: 'Tells of every turn of a game what would have been best, and how well each player played.',
    points: 'weigh turns by their points alone, not by the letters kept',
  },
  gcg: { summary: 'Writes a game as GCG, for other programs; queries, clocks and the seed are left out.' },
  learn: {
    summary: 'Learns by self-play what letters are worth keeping under some rules.',
    games: (usual: number) => `how many games to learn from (${usual})`,
    seed: 'the same seed teaches the same',
  },
  selfPlay: {
    summary: 'Lets two levels play a match, and tells how it went.',
    games: (usual: number) => `how many games; each start is played twice (${usual})`,
    levels: (names: readonly string[]) => `two of ${names.join(', ')}`,
    seed: 'the same seed gives the same games',
    effort: (usual: number) => `how many continuations the master tries in a turn (${usual})`,
    values: 'what quincunx scribble learn has written',
  },
}

interface TablePlay {
  readonly score: number
  readonly cell: string
  readonly direction: string
  readonly words: readonly { readonly word: string; readonly score: number }[]
}

/** A row of the table of plays: the score, the place, and the words. */
export function playRow({ score, cell, direction, words }: TablePlay): string {
  const sums = words.map(({ word, score: points }) => `${word} ${points}`)
  return `${String(score).padStart(4)}  ${cell.padEnd(3)} ${direction.padEnd(6)}  ${sums.join(' + ')}`
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

interface AnalysedTurn {
  readonly name: string
  readonly round: number
  readonly played: TurnDetails
  readonly review: ReviewDetails
}

export function analysedTurn({ name, round, played, review }: AnalysedTurn): readonly string[] {
  return [
    `${round}. ${name}: ${turnWords(played)}, ${worthWords(played)}. ${reviewSentence(review)}`,
    ...reviewLines(review).map(line => `     ${line}`),
  ]
}

export function analysedPlayer(accuracy: AccuracyDetails, name: string, score: number): string {
  return `${name}: ${score}. ${accuracySentence(accuracy)}`
}

export function learnedWords(
  file: string,
  games: number,
  { points, spread, letters }: LetterValues['turn'],
): string {
  return (
    `${file}: learned from ${games} games. A turn brings ${points.toFixed(1)} points ` +
    `(spread ${spread.toFixed(1)}) with ${letters.toFixed(1)} letters.`
  )
}

export function matchWords(one: string, other: string, result: MatchResult): string {
  const { games, wins, draws, losses, share, lead, scores, turns } = result
  return [
    `${one} against ${other}: ${games} games, ${wins} won, ${draws} drawn, ${losses} lost`,
    `share ${percent(share)}, lead ${lead.mean.toFixed(1)} ± ${lead.error.toFixed(1)} points`,
    `scores ${scores[0].toFixed(1)} to ${scores[1].toFixed(1)} in ${turns.toFixed(1)} turns`,
  ].join('\n')
}

function percent({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}`
}
