import { hex, sha256 } from '#kernel/sha256.ts'
import type { Alphabet } from './alphabet.ts'
import { packWords } from './compact-format.ts'
import { createWordCollector, type EncodedWords } from './encoded-words.ts'
import { buildDawg, MAX_WORD_LENGTH } from './graph/dawg.ts'
import { buildGaddag } from './graph/gaddag.ts'

/**
 * Words in one graph (graph/nodes.ts says how it is laid out). Plain data: sent to a worker, what lies on a
 * SharedArrayBuffer is shared and not copied.
 */
export interface Lexicon {
  readonly alphabet: Alphabet
  readonly blocks: Int32Array
  /** The block from which words are read forward. */
  readonly root: number
  /** The block from which words are read from any letter, left and then right; 0 until `anchored` adds it. */
  readonly anchor: number
  readonly size: number
  /** Letters of the longest word. */
  readonly longest: number
  /** Names these words in this alphabet, however they were written and whoever compiled them. */
  readonly hash: string
  /** What is known of each word besides, in their order; see labels.ts. */
  readonly labels?: Uint8Array
}

/** Compiles words that are known to be good; what a person wrote is read by `readWordList`. */
export function buildLexicon(words: Iterable<string>, alphabet: Alphabet): Lexicon {
  const collected = createWordCollector(alphabet)
  for (const word of words)
    if (collected.add(word, 1, MAX_WORD_LENGTH) !== 'added')
      throw new Error(`“${word}” is no word of the alphabet ${alphabet.letters.join(' ')}`)
  return compile(collected.finish().words, alphabet)
}

/** What is known already of words that are compiled. */
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

/** The same lexicon with the paths that plays grow by. Takes half a second for an English one, so: in a worker. */
export function withGaddag(lexicon: Lexicon): Lexicon {
  if (lexicon.anchor !== 0 || lexicon.size === 0) return lexicon
  const { blocks, anchor } = buildGaddag(lexicon)
  return { ...lexicon, blocks, anchor }
}

/** The name of packed words: the same on every machine, for ever. */
export function hashOf(packed: Uint8Array, alphabet: Alphabet): string {
  const parts: string[] = []
  const CHUNK = 8192
  for (let from = 0; from < packed.length; from += CHUNK)
    parts.push(String.fromCharCode(...packed.subarray(from, from + CHUNK)))
  return hex(sha256(`quincunx lexicon\n${alphabet.letters.join(' ')}\n${parts.join('')}`)).slice(0, 32)
}
