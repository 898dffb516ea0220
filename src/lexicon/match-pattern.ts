import { accept, type Result, reject } from '#kernel/result.ts'
import { readLetters, writeLetters } from './alphabet.ts'
import { lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'
import { entryForLetter } from './traverse.ts'

export interface Matches {
  /** In the alphabet's order. */
  readonly words: readonly string[]
  readonly total: number
  /** Which page this is, counted from 1, and how many there are; none when nothing matches. */
  readonly page: number
  readonly pages: number
}

export interface MatchOptions {
  /** Counted from 1; one beyond the last gives the last. */
  readonly page?: number
  readonly perPage?: number
  readonly shortest?: number
  readonly longest?: number
}

const ANY_LETTER = 0
const WORDS_A_PAGE = 10

/** The words of a pattern such as `TR...`: a letter stands for itself, a dot for any one. */
export function findMatches(lexicon: Lexicon, pattern: string, options: MatchOptions = {}): Result<Matches> {
  const read = readPattern(lexicon, pattern, options)
  if (!read.ok) return read
  const { page = 1, perPage = WORDS_A_PAGE } = options
  const asked = Math.max(1, page)
  const found = pageOf(lexicon, read.value, asked, perPage)
  const pages = Math.ceil(found.total / perPage)
  if (asked <= pages || pages === 0)
    return accept({ ...found, page: Math.min(asked, Math.max(1, pages)), pages })
  return accept({ ...pageOf(lexicon, read.value, pages, perPage), page: pages, pages })
}

function pageOf(
  lexicon: Lexicon,
  pattern: readonly number[],
  page: number,
  perPage: number,
): { words: readonly string[]; total: number } {
  const words: string[] = []
  let total = 0
  visitMatches(lexicon, pattern, letters => {
    if (total >= (page - 1) * perPage && words.length < perPage)
      words.push(writeLetters(lexicon.alphabet, letters))
    total++
  })
  return { words, total }
}

/** The codes of a pattern, 0 for a dot. */
export function readPattern(
  lexicon: Lexicon,
  pattern: string,
  { shortest = 2, longest = 15 }: MatchOptions = {},
): Result<number[]> {
  const codes: number[] = []
  // Letters of several signs never reach over a dot.
  for (const part of pattern.trim().split(/(\.)/)) {
    if (part === '.') codes.push(ANY_LETTER)
    else {
      const read = readLetters(lexicon.alphabet, part)
      if (!read.ok) return reject('pattern-sign', read.rejection.details)
      codes.push(...read.value)
    }
  }
  if (codes.length < shortest || codes.length > longest)
    return reject('pattern-length', { length: codes.length, shortest, longest })
  return accept(codes)
}

/** Goes through the matches in order. */
function visitMatches(
  { blocks, root }: Lexicon,
  pattern: readonly number[],
  see: (letters: readonly number[]) => void,
): void {
  const letters: number[] = [...pattern]
  const last = pattern.length - 1
  function go(block: number, depth: number): void {
    const wanted = pattern[depth]!
    if (wanted !== ANY_LETTER) {
      enter(entryForLetter(blocks, block, wanted), depth)
      return
    }
    let index = block
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      letters[depth] = lowestBit(rest)
      enter(blocks[++index]!, depth)
    }
  }
  function enter(entry: number, depth: number): void {
    if (entry < 0) return
    if (depth < last) go(entry >>> 1, depth + 1)
    else if ((entry & 1) === 1) see(letters)
  }
  go(root, 0)
}
