import type { EncodedWords } from './encoded-words.ts'
import { bitCount, lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'
import { followLetters } from './traverse.ts'

const countsByBlocks = new WeakMap<Int32Array, Int32Array>()

/** The number of words below each block of the DAWG, cached for each graph. */
export function countWordsBelow({ blocks, root }: Lexicon): Int32Array {
  let counts = countsByBlocks.get(blocks)
  if (counts) return counts
  counts = new Int32Array(root + 1)
  // The successors of a node come before it.
  for (let block = 0; block <= root; ) {
    const size = bitCount(blocks[block]!)
    let count = 0
    for (let index = block + 1; index <= block + size; index++)
      count += (blocks[index]! & 1) + counts[blocks[index]! >>> 1]!
    counts[block] = count
    block += 1 + size
  }
  countsByBlocks.set(blocks, counts)
  return counts
}

/** A word's position in alphabetical order, counted from 0; -1 if it is not a word. */
export function rankOf(lexicon: Lexicon, codes: ArrayLike<number>): number {
  const { blocks, root } = lexicon
  const counts = countWordsBelow(lexicon)
  let rank = 0
  let entry = root << 1
  for (let depth = 0; depth < codes.length; depth++) {
    rank += entry & 1
    const block = entry >>> 1
    const code = codes[depth]!
    let index = block
    let found = -1
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      const next = blocks[++index]!
      const letter = lowestBit(rest)
      if (letter === code) found = next
      if (letter >= code) break
      rank += (next & 1) + counts[next >>> 1]!
    }
    if (found < 0) return -1
    entry = found
  }
  return codes.length > 0 && (entry & 1) === 1 ? rank : -1
}

export function countWithPrefix(lexicon: Lexicon, codes: ArrayLike<number>): number {
  const entry = followLetters(lexicon, codes)
  return entry < 0 ? 0 : (entry & 1) + countWordsBelow(lexicon)[entry >>> 1]!
}

/** All words in the form they were compiled from. */
export function encodedWordsOf(lexicon: Lexicon): EncodedWords {
  const { blocks, root, size, longest } = lexicon
  let codes = new Uint8Array(size * 12 + 64)
  let filled = 0
  const letters = new Uint8Array(longest + 1)
  function go(block: number, depth: number): void {
    let index = block
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      const entry = blocks[++index]!
      letters[depth] = lowestBit(rest)
      if ((entry & 1) === 1) put(depth + 1)
      if (entry > 1) go(entry >>> 1, depth + 1)
    }
  }
  function put(length: number): void {
    if (filled + length + 1 > codes.length) {
      const larger = new Uint8Array(codes.length * 2 + length)
      larger.set(codes)
      codes = larger
    }
    for (let index = 0; index < length; index++) codes[filled++] = letters[index]!
    codes[filled++] = 0
  }
  go(root, 0)
  return { codes: codes.slice(0, filled), count: size, longest }
}
