import { accept, type Result } from '#kernel/result.ts'
import { readLetters, writeLetters } from './alphabet.ts'
import { lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'
import { type PatternRefusals, rejectPattern } from './refusals.ts'
import { entryForLetter } from './traverse.ts'

export interface Matches {
  /** In alphabetical order. */
  readonly words: readonly string[]
  readonly total: number
  /** Counted from 1; `pages` is 0 if nothing matches. */
  readonly page: number
  readonly pages: number
}

export interface MatchOptions {
  /** Counted from 1; a number beyond the last page returns the last. */
  readonly page?: number
  readonly perPage?: number
  readonly shortest?: number
  readonly longest?: number
}

const ANY_LETTER = 0
const WORDS_PER_PAGE = 10

/** The words that match a pattern such as `TR...`, where a dot or a question mark matches any letter. */
export function findMatches(
  lexicon: Lexicon,
  pattern: string,
  options: MatchOptions = {},
): Result<Matches, PatternRefusals> {
  const read = readPattern(lexicon, pattern, options)
  if (!read.ok) return read
  const { page = 1, perPage = WORDS_PER_PAGE } = options
  const requested = Math.max(1, page)
  const found = pageOf(lexicon, read.value, requested, perPage)
  const pages = Math.ceil(found.total / perPage)
  if (requested <= pages || pages === 0)
    return accept({ ...found, page: Math.min(requested, Math.max(1, pages)), pages })
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

/** The codes of a pattern, 0 for any letter. */
export function readPattern(
  lexicon: Lexicon,
  pattern: string,
  { shortest = 2, longest = 15 }: MatchOptions = {},
): Result<number[], PatternRefusals> {
  const codes: number[] = []
  // A letter of several characters never extends across a dot.
  for (const part of pattern.trim().split(/([.?])/)) {
    if (part === '.' || part === '?') codes.push(ANY_LETTER)
    else {
      const read = readLetters(lexicon.alphabet, part)
      if (!read.ok) return rejectPattern('pattern-sign', read.rejection.details)
      codes.push(...read.value)
    }
  }
  if (codes.length < shortest || codes.length > longest)
    return rejectPattern('pattern-length', { length: codes.length, shortest, longest })
  return accept(codes)
}

function visitMatches(
  { blocks, root }: Lexicon,
  pattern: readonly number[],
  onMatch: (letters: readonly number[]) => void,
): void {
  const letters: number[] = [...pattern]
  const last = pattern.length - 1
  function go(block: number, depth: number): void {
    const letter = pattern[depth]!
    if (letter !== ANY_LETTER) {
      enter(entryForLetter(blocks, block, letter), depth)
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
    else if ((entry & 1) === 1) onMatch(letters)
  }
  go(root, 0)
}
