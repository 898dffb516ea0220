import { accept, type Rejection, type Result, rejectionWith } from '#kernel/result.ts'
import { type Alphabet, readLetters } from './alphabet.ts'
import { contentLines } from './content-lines.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'
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
  /** The number of bad lines that were skipped on request. */
  readonly leftOut: number
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

/** Reads one word per line in any case. A bad line rejects the whole list, unless bad lines may be skipped. */
export function readWordList(
  text: string,
  alphabet: Alphabet,
  { shortest, longest, badLines = 'refuse' }: ListLimits & { readonly badLines?: 'refuse' | 'leave-out' },
): Result<WordList, WordListRefusals> {
  const collector = createWordCollector(alphabet)
  const firstBadLines: BadLine[] = []
  let badCount = 0
  let tooLong = 0
  for (const { line, content } of contentLines(text)) {
    const added = collector.add(content, shortest, longest)
    if (added === 'added') continue
    if (added === 'too-long') {
      tooLong++
      continue
    }
    badCount++
    if (firstBadLines.length < MAX_REPORTED_LINES)
      firstBadLines.push({ line, text: content, why: whyBad(alphabet, content, shortest) })
  }
  const refused = () => ({ count: badCount, lines: JSON.stringify(firstBadLines) })
  if (badCount > 0 && badLines === 'refuse') return rejectWordList('bad-lines', refused())
  const { words, duplicates } = collector.finish()
  if (words.count === 0) return rejectWordList('no-words', refused())
  return accept({ words, duplicates, tooLong, leftOut: badCount })
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
