import { bitCount } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'

/** A node's entry for a letter: `(next block << 1) | accept`; -1 if it has none. */
export function entryForLetter(blocks: Int32Array, block: number, code: number): number {
  const mask = blocks[block]!
  const bit = 1 << code
  return (mask & bit) === 0 ? -1 : blocks[block + 1 + bitCount(mask & (bit - 1))]!
}

/** The entry reached from the root by these letters; -1 if they are not a prefix of any word. */
export function followLetters({ blocks, root }: Lexicon, codes: ArrayLike<number>): number {
  let entry = root << 1
  for (let index = 0; index < codes.length; index++) {
    entry = entryForLetter(blocks, entry >>> 1, codes[index]!)
    if (entry < 0) return -1
  }
  return entry
}
