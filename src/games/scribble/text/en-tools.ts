import { groupDigits } from '#kernel/group-digits.ts'
import type { Matches } from '#lexicon/match-pattern.ts'
import type { AccuracyDetails, ReviewDetails, TurnDetails } from '../engine/analysis/note-details.ts'
import type { LetterValues } from '../engine/evaluation/letter-values.ts'
import type { Estimate, MatchResult } from '../engine/self-play/match.ts'
import { accuracySentence, reviewLines, reviewSentence, turnWords, worthWords } from './en-notes.ts'

/** The tools and their flags, in the help of the command line. */
export const toolText = {
  rulesFlags: {
    strict: 'side runs must be words (loose by default)',
    half: '98 letters instead of 196',
    reservoir: 'your own letters: one per line, with points and amount',
    dictionary:
      'your own dictionary: its name or hash in quincunx lexicon list, or a file of words, one per line (built-in words by default)',
  },
  positionFlags: {
    position: 'a position in one line, as analyse --json writes it, or in CGP',
    board: 'the board: 15 lines of 15 cells, with dots for empty cells (an empty board by default)',
    bag: 'the tiles held (those in the position by default)',
  },
  plays: {
    summary: 'Lists every possible play with some tiles, best first.',
    best: 'only the play that scores most',
    top: (usual: number) => `how many plays to list (${usual} by default, all with --json)`,
  },
  candidates: {
    summary: 'Ranks the best turns of a position by simulation, and says how sure that is.',
    samples: (usual: number) =>
      `how often each turn is tried (${usual} by default, 0 for the estimate alone)`,
    idea: 'a turn of your own, to compare with the others',
  },
  query: {
    summary: 'Lists the words that match a pattern, with a dot or ? for any letter.',
    page: 'which page of ten words (1 by default)',
  },
  analyse: {
    summary: 'Analyses every turn of a game: what was best, and how accurately each player played.',
    points: 'compare turns by points alone, not by the tiles kept',
  },
  gcg: { summary: 'Writes a game as GCG for other programs, without lookups, clocks and the seed.' },
  learn: {
    summary: 'Learns by self-play which tiles are worth keeping.',
    games: (usual: number) => `how many games to learn from (${usual} by default)`,
    seed: 'the same seed gives the same result (plum by default)',
  },
  selfPlay: {
    summary: 'Plays a match between two levels and reports the result.',
    unit: 'games',
    games: (usual: number) => `how many games; each start is played twice (${usual} by default)`,
    levels: (names: readonly string[]) => `two of ${names.join(', ')}`,
    seed: 'the same seed gives the same games (plum by default)',
    effort: (usual: number) => `how many continuations the master tries per turn (${usual} by default)`,
    values: 'a file from quincunx scribble learn',
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
  if (all === 0) return 'There are no plays. Exchange tiles, or pass.'
  const count = all === 1 ? 'One play.' : `${groupDigits(all)} plays.`
  return told < all ? `${count} List more with --top N.` : count
}

export function foundWords({ words, total, page, pages }: Matches): readonly string[] {
  const sum = total === 0 ? 'No words match.' : `${groupDigits(total)} in total, page ${page} of ${pages}`
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
    `${file}: learned from ${groupDigits(games)} games. A turn scores ${points.toFixed(1)} points ` +
    `(standard deviation ${spread.toFixed(1)}) with ${letters.toFixed(1)} tiles.`
  )
}

export function matchWords(one: string, other: string, result: MatchResult): string {
  const { games, wins, draws, losses, share, lead, scores, turns } = result
  return [
    `${one} against ${other}: ${groupDigits(games)} games, ${wins} won, ${draws} drawn, ${losses} lost`,
    `share ${percent(share)}, lead ${lead.mean.toFixed(1)} ± ${lead.error.toFixed(1)} points`,
    `scores ${scores[0].toFixed(1)} to ${scores[1].toFixed(1)} in ${turns.toFixed(1)} turns`,
  ].join('\n')
}

function percent({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(1)}% ± ${(100 * error).toFixed(1)}`
}
