import { accept, type Result, reject } from '#kernel/result.ts'
import { readLetters, writeLetters } from './alphabet.ts'
import type { Lexicon } from './lexicon.ts'
import { entryOf, lowestLetter } from './walk.ts'

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

const ANY = 0
const WORDS_A_PAGE = 10

/** The words of a pattern such as `TR...`: a letter stands for itself, a dot for any one. */
export function match(lexicon: Lexicon, pattern: string, options: MatchOptions = {}): Result<Matches> {
  const read = readPattern(lexicon, pattern, options)
  if (!read.ok) return read
  const { page = 1, perPage = WORDS_A_PAGE } = options
  const total = countMatches(lexicon, read.value)
  const pages = Math.ceil(total / perPage)
  const shown = Math.min(Math.max(1, page), Math.max(1, pages))
  const words: string[] = []
  visit(lexicon, read.value, (letters, index) => {
    if (index >= (shown - 1) * perPage) words.push(writeLetters(lexicon.alphabet, letters))
    return words.length < perPage
  })
  return accept({ words, total, page: shown, pages })
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
    if (part === '.') codes.push(ANY)
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

function countMatches(lexicon: Lexicon, pattern: readonly number[]): number {
  let total = 0
  visit(lexicon, pattern, () => {
    total++
    return true
  })
  return total
}

/** Goes through the matches in order until told to stop. */
function visit(
  { blocks, root }: Lexicon,
  pattern: readonly number[],
  see: (letters: readonly number[], index: number) => boolean,
): void {
  const letters: number[] = [...pattern]
  const last = pattern.length - 1
  let seen = 0
  function go(block: number, depth: number): boolean {
    const wanted = pattern[depth]!
    if (wanted !== ANY) return enter(entryOf(blocks, block, wanted), depth)
    let index = block
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      letters[depth] = lowestLetter(rest)
      if (!enter(blocks[++index]!, depth)) return false
    }
    return true
  }
  function enter(entry: number, depth: number): boolean {
    if (entry < 0) return true
    if (depth === last) return (entry & 1) === 0 || see(letters, seen++)
    return go(entry >>> 1, depth + 1)
  }
  go(root, 0)
}
