import { accept, type Rejection, type Result, rejectionWith } from '#kernel/result.ts'
import { type Alphabet, readLetters } from './alphabet.ts'
import { contentLines } from './content-lines.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'
import { english } from './english.ts'
import { type BadLineRefusals, rejectWordList, type WordListRefusals } from './refusals.ts'

export interface ListLimits {
  readonly shortest: number
  /** Longer words are skipped and counted, not refused: they are valid words that do not fit on the board. */
  readonly longest: number
}

export interface WordList {
  readonly words: EncodedWords
  readonly duplicates: number
  readonly tooLong: number
  readonly leftOut: LeftOutLines
}

/** Bad lines that were skipped. */
export interface LeftOutLines {
  readonly count: number
  /** How many have a letter of another alphabet, although the letters were taken to be A to Z. */
  readonly foreign: number
  readonly first: readonly BadLine[]
}

/** A line that is not a word. */
export interface BadLine {
  readonly line: number
  readonly text: string
  readonly why: Rejection<BadLineRefusals>
}

export const SCRIBBLE_LIMITS: ListLimits = { shortest: 2, longest: 15 }

/** Further bad lines are only counted. */
const MAX_REPORTED_LINES = 5

/** Reads one word per line in any case. A bad line rejects the whole list, unless bad lines are to be left out. */
export function readWordList(
  text: string,
  alphabet: Alphabet,
  { shortest, longest, badLines = 'refuse' }: ListLimits & { readonly badLines?: 'refuse' | 'leave-out' },
): Result<WordList, WordListRefusals> {
  const collector = createWordCollector(alphabet)
  const firstBadLines: BadLine[] = []
  let badCount = 0
  let foreign = 0
  let tooLong = 0
  for (const { line, content } of contentLines(text)) {
    const added = collector.add(content, shortest, longest)
    if (added === 'added') continue
    if (added === 'too-long') {
      tooLong++
      continue
    }
    badCount++
    const why = whyBad(alphabet, content, shortest)
    if (alphabet === english && isOtherLetter(why)) foreign++
    if (firstBadLines.length < MAX_REPORTED_LINES) firstBadLines.push({ line, text: content, why })
  }
  const refused = () => ({ count: badCount, lines: JSON.stringify(firstBadLines), foreign: foreign > 0 })
  if (badCount > 0 && badLines === 'refuse') return rejectWordList('bad-lines', refused())
  const { words, duplicates } = collector.finish()
  if (words.count === 0) return rejectWordList('no-words', refused())
  return accept({ words, duplicates, tooLong, leftOut: { count: badCount, foreign, first: firstBadLines } })
}

/** A language other than the alphabet's shows in more lines than this; a few borrowed words do not. */
const MOST_FOREIGN = 1 / 10

/**
 * Reads the words of a list and leaves out bad lines. A list with more bad lines than words is refused, since it is
 * another kind of file, and so is one in the letters of another alphabet, of which arbitrary words would be left.
 */
export function readGoodWords(
  text: string,
  alphabet: Alphabet,
  limits: ListLimits,
): Result<WordList, WordListRefusals> {
  const read = readWordList(text, alphabet, { ...limits, badLines: 'leave-out' })
  if (!read.ok) return read
  const { words, tooLong, leftOut } = read.value
  const { count, foreign, first } = leftOut
  const mostForeign = Math.max(1, (words.count + foreign) * MOST_FOREIGN)
  if (count <= words.count + tooLong && foreign <= mostForeign) return read
  return rejectWordList('bad-lines', { count, lines: JSON.stringify(first), foreign: foreign > 0 })
}

/** The first bad lines of a refused list. */
export function readBadLines({ lines }: WordListRefusals['bad-lines']): readonly BadLine[] {
  return JSON.parse(lines)
}

const badLine = rejectionWith<BadLineRefusals>()

function whyBad(alphabet: Alphabet, text: string, shortest: number): Rejection<BadLineRefusals> {
  const read = readLetters(alphabet, text)
  return read.ok ? badLine('too-short', { shortest }) : read.rejection
}

/** Whether the reason is a letter of another alphabet, rather than a character that is never a letter. */
function isOtherLetter(why: Rejection<BadLineRefusals>): boolean {
  return why.code === 'unknown-letter' && /\p{L}/u.test(why.details.sign)
}
