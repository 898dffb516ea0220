import { accept, type Result } from '#kernel/result.ts'
import { readLetters, writeLetters } from './alphabet.ts'
import { bitCount, lowestBit } from './graph/node-store.ts'
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
  return accept(pageOf(lexicon, read.value, options))
}

/** One page of the matches, found in one walk: the board waits for it, and on a server everybody. */
function pageOf(
  lexicon: Lexicon,
  pattern: readonly number[],
  { page = 1, perPage = WORDS_PER_PAGE }: MatchOptions,
): Matches {
  const requested = Math.max(1, page)
  const { length } = pattern
  // The codes of a page's words. Each page overwrites the one before, up to the requested one or else the last.
  const codes = new Uint8Array(perPage * length)
  let total = 0
  visitMatches(lexicon, pattern, letters => {
    const at = (total % perPage) * length
    // By hand: `codes.set` takes longer than finding the word.
    if (total < requested * perPage)
      for (let index = 0; index < length; index++) codes[at + index] = letters[index]!
    total++
  })
  const pages = Math.ceil(total / perPage)
  const shown = Math.min(requested, Math.max(1, pages))
  const count = Math.min(perPage, total - (shown - 1) * perPage)
  const words = Array.from({ length: count }, (_, index) =>
    writeLetters(lexicon.alphabet, codes.subarray(index * length, (index + 1) * length)),
  )
  return { words, total, page: shown, pages }
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

/** Calls back for each match in alphabetical order. The letters are valid only during the call. */
function visitMatches(
  lexicon: Lexicon,
  pattern: readonly number[],
  onMatch: (letters: readonly number[]) => void,
): void {
  const { blocks, root } = lexicon
  const lengths = lengthsBelow(lexicon)
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
    if (depth === last) {
      if ((entry & 1) === 1) onMatch(letters)
    } else if (hasLength(lengths[entry >>> 1]!, last - depth)) go(entry >>> 1, depth + 1)
  }
  go(root, 0)
}

/** The bit of a set of lengths that stands for every length from here on. */
const LONGEST_BIT = 31

const lengthsByBlocks = new WeakMap<Int32Array, Int32Array>()

/**
 * For each block of the DAWG, the set of lengths of the rests of words below it, cached for each graph. A walk that
 * enters only blocks with a rest of the right length takes a third of the time.
 */
function lengthsBelow({ blocks, root }: Lexicon): Int32Array {
  let lengths = lengthsByBlocks.get(blocks)
  if (lengths) return lengths
  lengths = new Int32Array(root + 1)
  // The successors of a node come before it.
  for (let block = 0; block <= root; ) {
    const size = bitCount(blocks[block]!)
    let set = 0
    for (let index = block + 1; index <= block + size; index++) {
      const below = (blocks[index]! & 1) | lengths[blocks[index]! >>> 1]!
      set |= (below << 1) | (below & (1 << LONGEST_BIT))
    }
    lengths[block] = set
    block += 1 + size
  }
  lengthsByBlocks.set(blocks, lengths)
  return lengths
}

function hasLength(lengths: number, length: number): boolean {
  return ((lengths >>> Math.min(length, LONGEST_BIT)) & 1) === 1
}
