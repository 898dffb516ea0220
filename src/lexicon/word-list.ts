import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { type Alphabet, readLetters } from './alphabet.ts'
import { contentLines } from './content-lines.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'

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

/** A line that is not a word, and the reason. */
export interface BadLine extends Rejection {
  readonly line: number
  readonly text: string
}

/** Why a list is refused, with the first bad lines. */
export interface ListRejection extends Rejection {
  readonly lines: readonly BadLine[]
}

export type ListResult =
  | { readonly ok: true; readonly value: WordList }
  | { readonly ok: false; readonly rejection: ListRejection }

export const SCRIBBLE_LIMITS: ListLimits = { shortest: 2, longest: 15 }

/** Further bad lines are only counted. */
const MAX_REPORTED_LINES = 5

/** Reads one word per line in any case. A bad line rejects the whole list, unless bad lines may be skipped. */
export function readWordList(
  text: string,
  alphabet: Alphabet,
  { shortest, longest, badLines = 'refuse' }: ListLimits & { readonly badLines?: 'refuse' | 'leave-out' },
): ListResult {
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
      firstBadLines.push({ line, text: content, ...whyBad(alphabet, content, shortest) })
  }
  if (badCount > 0 && badLines === 'refuse') return rejectList('bad-lines', firstBadLines, badCount)
  const { words, duplicates } = collector.finish()
  if (words.count === 0) return rejectList('no-words', firstBadLines, badCount)
  return { ok: true, value: { words, duplicates, tooLong, leftOut: badCount } }
}

function rejectList(code: string, lines: readonly BadLine[], count: number): ListResult {
  return { ok: false, rejection: { code, details: { count }, lines } }
}

function whyBad(alphabet: Alphabet, text: string, shortest: number): Rejection {
  const read: Result<unknown> = readLetters(alphabet, text)
  const why = read.ok ? accept(undefined) : read
  return why.ok ? { code: 'too-short', details: { shortest } } : why.rejection
}
