import { readLetters, writeLetters } from './alphabet.ts'
import { compile, type Lexicon } from './lexicon.ts'
import { encodedWordsOf, rankOf } from './ranking.ts'

/** How common a word is: the lower, the more people know it (the sizes of SCOWL). */
export const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const
export type Level = (typeof LEVELS)[number]

export interface Label {
  /** None for a word that few know. */
  readonly level?: Level
  /** Accepted from a player, but never an answer, a hint or a computer's word. */
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

/** Whether we may give this word to a player. What a person's own dictionary holds is that person's choice. */
export function canBeGiven(lexicon: Lexicon, word: string): boolean {
  return (labelOf(lexicon, word) & NEVER_GIVEN) === 0
}

export interface WordSelection {
  /** Known to as many: this level or a lower one. All words, where none is named. */
  readonly level?: Level
  readonly shortest?: number
  readonly longest?: number
}

/** The words that may be given, in order. */
export function givableWords(lexicon: Lexicon, selection: WordSelection = {}): string[] {
  const words: string[] = []
  for (const { start, end, codes } of selectWords(lexicon, selection))
    words.push(writeLetters(lexicon.alphabet, codes.subarray(start, end)))
  return words
}

/** A lexicon of only the words that may be given: the vocabulary of a computer that knows no others. */
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
  const most = level === undefined ? LEVEL_BITS : LEVELS.indexOf(level) + 1
  let start = 0
  for (let word = 0; word < count; word++) {
    const end = codes.indexOf(0, start)
    const label = lexicon.labels?.[word] ?? 0
    const rank = label & LEVEL_BITS
    const isKnown = level === undefined || (rank > 0 && rank <= most)
    if (isKnown && (label & NEVER_GIVEN) === 0 && end - start >= shortest && end - start <= longest)
      yield { codes, start, end, label }
    start = end + 1
  }
}

function labelOf(lexicon: Lexicon, word: string): number {
  if (!lexicon.labels) return 0
  const read = readLetters(lexicon.alphabet, word)
  const place = read.ok ? rankOf(lexicon, read.value) : -1
  return place < 0 ? 0 : lexicon.labels[place]!
}
