import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { type Alphabet, readLetters } from './alphabet.ts'
import { contentLines } from './content-lines.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'

export interface ListLimits {
  readonly shortest: number
  /** Longer words are left out and counted: they are words, though nobody can play them here. */
  readonly longest: number
}

export interface WordList {
  readonly words: EncodedWords
  /** Words that stood there more than once. */
  readonly duplicates: number
  readonly tooLong: number
  /** Bad lines that were left out, where that was asked for. */
  readonly leftOut: number
}

/** A line that is no word, and why. */
export interface BadLine extends Rejection {
  readonly line: number
  readonly text: string
}

/** Why a list is not taken, with the first of the lines to blame. */
export interface ListRejection extends Rejection {
  readonly lines: readonly BadLine[]
}

export type ListResult =
  | { readonly ok: true; readonly value: WordList }
  | { readonly ok: false; readonly rejection: ListRejection }

export const SCRIBBLE_LIMITS: ListLimits = { shortest: 2, longest: 15 }

/** Bad lines that are told one by one; of the others only the number. */
const MAX_REPORTED_LINES = 5

/** Reads one word a line in any case. All or nothing, unless bad lines may be left out. */
export function readWordList(
  text: string,
  alphabet: Alphabet,
  { shortest, longest, badLines = 'refuse' }: ListLimits & { readonly badLines?: 'refuse' | 'leave-out' },
): ListResult {
  const collected = createWordCollector(alphabet)
  const first: BadLine[] = []
  let bad = 0
  let tooLong = 0
  for (const { line, content } of contentLines(text)) {
    const added = collected.add(content, shortest, longest)
    if (added === 'added') continue
    if (added === 'too-long') {
      tooLong++
      continue
    }
    bad++
    if (first.length < MAX_REPORTED_LINES)
      first.push({ line, text: content, ...whyBad(alphabet, content, shortest) })
  }
  if (bad > 0 && badLines === 'refuse') return rejectList('bad-lines', first, bad)
  const { words, duplicates } = collected.finish()
  if (words.count === 0) return rejectList('no-words', first, bad)
  return { ok: true, value: { words, duplicates, tooLong, leftOut: bad } }
}

function rejectList(code: string, lines: readonly BadLine[], count: number): ListResult {
  return { ok: false, rejection: { code, details: { count }, lines } }
}

function whyBad(alphabet: Alphabet, text: string, shortest: number): Rejection {
  const read: Result<unknown> = readLetters(alphabet, text)
  const why = read.ok ? accept(undefined) : read
  return why.ok ? { code: 'too-short', details: { shortest } } : why.rejection
}
