import { readLetters, writeLetters } from './alphabet.ts'
import { compile, type Lexicon } from './lexicon.ts'
import { encodedWordsOf, rankOf } from './ranking.ts'

/** How common a word is, by the sizes of SCOWL: the lower, the more people know it. */
export const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const
export type Level = (typeof LEVELS)[number]

export interface Label {
  /** Absent for a rare word. */
  readonly level?: Level
  /** Accepted from a player, but never used as an answer, a hint or a computer's play. */
  readonly neverGiven?: true
}

const LEVEL_BITS = 15
const NEVER_GIVEN = 16

export function writeLabel({ level, neverGiven }: Label): number {
  return (level === undefined ? 0 : LEVELS.indexOf(level) + 1) | (neverGiven ? NEVER_GIVEN : 0)
}

export function levelOf(lexicon: Lexicon, word: string): Level | undefined {
  return LEVELS[(labelOf(lexicon, word) & LEVEL_BITS) - 1]
}

/** Whether a game may show this word to a player. All words of a player's own dictionary may be shown. */
export function canBeGiven(lexicon: Lexicon, word: string): boolean {
  return (labelOf(lexicon, word) & NEVER_GIVEN) === 0
}

export interface WordSelection {
  /** This level or a lower one; all words by default. */
  readonly level?: Level
  readonly shortest?: number
  readonly longest?: number
}

/** The words that games may show to a player, in order. */
export function givableWords(lexicon: Lexicon, selection: WordSelection = {}): string[] {
  const words: string[] = []
  for (const { start, end, codes } of selectWords(lexicon, selection))
    words.push(writeLetters(lexicon.alphabet, codes.subarray(start, end)))
  return words
}

/** A lexicon of only the givable words, as the vocabulary of a computer player. */
export function narrowLexicon(lexicon: Lexicon, selection: WordSelection = {}): Lexicon {
  const all = encodedWordsOf(lexicon)
  const codes = new Uint8Array(all.codes.length)
  const labels: number[] = []
  let filled = 0
  let count = 0
  let longest = 0
  for (const { start, end, label } of selectWords(lexicon, selection)) {
    codes.set(all.codes.subarray(start, end), filled)
    filled += end - start + 1
    longest = Math.max(longest, end - start)
    labels.push(label)
    count++
  }
  const words = { codes: codes.slice(0, filled), count, longest }
  return compile(words, lexicon.alphabet, lexicon.labels ? { labels: Uint8Array.from(labels) } : {})
}

function* selectWords(lexicon: Lexicon, { level, shortest = 1, longest = lexicon.longest }: WordSelection) {
  const { codes, count } = encodedWordsOf(lexicon)
  const maxRank = level === undefined ? LEVEL_BITS : LEVELS.indexOf(level) + 1
  let start = 0
  for (let word = 0; word < count; word++) {
    const end = codes.indexOf(0, start)
    const label = lexicon.labels?.[word] ?? 0
    const rank = label & LEVEL_BITS
    const isCommonEnough = level === undefined || (rank > 0 && rank <= maxRank)
    if (isCommonEnough && (label & NEVER_GIVEN) === 0 && end - start >= shortest && end - start <= longest)
      yield { codes, start, end, label }
    start = end + 1
  }
}

function labelOf(lexicon: Lexicon, word: string): number {
  if (!lexicon.labels) return 0
  const read = readLetters(lexicon.alphabet, word)
  const rank = read.ok ? rankOf(lexicon, read.value) : -1
  return rank < 0 ? 0 : lexicon.labels[rank]!
}
