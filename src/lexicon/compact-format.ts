import type { EncodedWords } from './encoded-words.ts'
import { MAX_WORD_LENGTH } from './graph/dawg.ts'

// A word in a packed list is a byte that says how many letters it shares with the word before, then the letters that
// differ, each as its code and 64. Half the size of the graph after compression, and the form that is hashed.
const LETTER_OFFSET = 64

export function packWords({ codes, count, longest }: EncodedWords): Uint8Array {
  const packed = new Uint8Array(codes.length)
  const before = new Uint8Array(longest + 1)
  let filled = 0
  let start = 0
  for (let word = 0; word < count; word++) {
    let shared = 0
    while (codes[start + shared] === before[shared] && before[shared] !== 0) shared++
    packed[filled++] = shared
    let at = start + shared
    for (; codes[at] !== 0; at++) {
      packed[filled++] = LETTER_OFFSET + codes[at]!
      before[at - start] = codes[at]!
    }
    before[at - start] = 0
    start = at + 1
  }
  return packed.slice(0, filled)
}

/** Undefined when the bytes are no packed list of so many words. */
export function unpackWords(packed: Uint8Array, letters: number): EncodedWords | undefined {
  let length = 0
  let room = 0
  let count = 0
  let longest = 0
  for (let at = 0; at < packed.length; ) {
    const shared = packed[at++]!
    if (shared > length || shared >= LETTER_OFFSET) return undefined
    length = shared
    for (; at < packed.length && packed[at]! >= LETTER_OFFSET; at++, length++)
      if (packed[at]! === LETTER_OFFSET || packed[at]! > LETTER_OFFSET + letters) return undefined
    if (length === 0 || length > MAX_WORD_LENGTH) return undefined
    room += length + 1
    longest = Math.max(longest, length)
    count++
  }
  const codes = new Uint8Array(room)
  let filled = 0
  let before = 0
  for (let at = 0; at < packed.length; ) {
    const start = filled
    for (let shared = packed[at++]!; shared > 0; shared--) codes[filled++] = codes[before++]!
    while (at < packed.length && packed[at]! >= LETTER_OFFSET) codes[filled++] = packed[at++]! - LETTER_OFFSET
    codes[filled++] = 0
    before = start
  }
  return { codes, count, longest }
}
