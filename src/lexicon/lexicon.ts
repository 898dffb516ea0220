import { hex, sha256 } from '#kernel/sha256.ts'
import type { Alphabet } from './alphabet.ts'
import { packWords } from './compact-format.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'
import { buildDawg, MAX_WORD_LENGTH } from './graph/dawg.ts'
import { buildGaddag } from './graph/gaddag.ts'

/**
 * Words as a graph (graph/node-store.ts describes its layout). Plain data: a graph in a SharedArrayBuffer is shared
 * with workers, not copied.
 */
export interface Lexicon {
  readonly alphabet: Alphabet
  readonly blocks: Int32Array
  /** The root block of the DAWG, which reads words forward. */
  readonly root: number
  /** The root block of the GADDAG, which reads words from any letter, left and then right; 0 until `withGaddag` adds it. */
  readonly anchor: number
  readonly size: number
  /** The number of letters of the longest word. */
  readonly longest: number
  /** Identifies these words in this alphabet, independent of order, case and the machine that compiled them. */
  readonly hash: string
  /** One label for each word, in their order; see labels.ts. */
  readonly labels?: Uint8Array
}

/** Compiles words and throws if one is not valid; for a player's list use `readWordList`. */
export function buildLexicon(words: Iterable<string>, alphabet: Alphabet): Lexicon {
  const collector = createWordCollector(alphabet)
  for (const word of words)
    if (collector.add(word, 1, MAX_WORD_LENGTH) !== 'added')
      throw new Error(`“${word}” is not a word of the alphabet ${alphabet.letters.join(' ')}`)
  return compile(collector.finish().words, alphabet)
}

/** Properties of words that are known before compiling. */
export interface Precomputed {
  readonly labels?: Uint8Array
  readonly hash?: string
}

export function compile(
  words: EncodedWords,
  alphabet: Alphabet,
  { labels, hash }: Precomputed = {},
): Lexicon {
  const { blocks, root } = buildDawg(words.codes)
  return {
    alphabet,
    blocks,
    root,
    anchor: 0,
    size: words.count,
    longest: words.longest,
    hash: hash ?? hashOf(packWords(words), alphabet),
    ...(labels && { labels }),
  }
}

/** Adds the GADDAG for finding plays. Takes half a second for English, so call it in a worker. */
export function withGaddag(lexicon: Lexicon): Lexicon {
  if (lexicon.anchor !== 0 || lexicon.size === 0) return lexicon
  const { blocks, anchor } = buildGaddag(lexicon)
  return { ...lexicon, blocks, anchor }
}

/** The hash of packed words. Records refer to it, so it must never change. */
export function hashOf(packed: Uint8Array, alphabet: Alphabet): string {
  const parts: string[] = []
  const CHUNK = 8192
  for (let from = 0; from < packed.length; from += CHUNK)
    parts.push(String.fromCharCode(...packed.subarray(from, from + CHUNK)))
  return hex(sha256(`quincunx lexicon\n${alphabet.letters.join(' ')}\n${parts.join('')}`)).slice(0, 32)
}
