import type { EncodedWords } from './encoded-words.ts'
import { MAX_WORD_LENGTH } from './graph/dawg.ts'

// A packed word is one byte with the number of letters it shares with the previous word, then its other letters, each as
// its code plus 64. Compressed, this is half the size of the graph. The hash of a lexicon is computed from this form.
const LETTER_OFFSET = 64

export function packWords({ codes, count, longest }: EncodedWords): Uint8Array {
  const packed = new Uint8Array(codes.length)
  const previous = new Uint8Array(longest + 1)
  let filled = 0
  let start = 0
  for (let word = 0; word < count; word++) {
    let shared = 0
    while (codes[start + shared] === previous[shared] && previous[shared] !== 0) shared++
    packed[filled++] = shared
    let at = start + shared
    for (; codes[at] !== 0; at++) {
      packed[filled++] = LETTER_OFFSET + codes[at]!
      previous[at - start] = codes[at]!
    }
    previous[at - start] = 0
    start = at + 1
  }
  return packed.slice(0, filled)
}

/** Undefined if the bytes are not a packed list in an alphabet of this size. */
export function unpackWords(packed: Uint8Array, letters: number): EncodedWords | undefined {
  let length = 0
  let byteCount = 0
  let count = 0
  let longest = 0
  for (let at = 0; at < packed.length; ) {
    const shared = packed[at++]!
    if (shared > length || shared >= LETTER_OFFSET) return undefined
    length = shared
    for (; at < packed.length && packed[at]! >= LETTER_OFFSET; at++, length++)
      if (packed[at]! === LETTER_OFFSET || packed[at]! > LETTER_OFFSET + letters) return undefined
    if (length === 0 || length > MAX_WORD_LENGTH) return undefined
    byteCount += length + 1
    longest = Math.max(longest, length)
    count++
  }
  const codes = new Uint8Array(byteCount)
  let filled = 0
  let previous = 0
  for (let at = 0; at < packed.length; ) {
    const start = filled
    for (let shared = packed[at++]!; shared > 0; shared--) codes[filled++] = codes[previous++]!
    while (at < packed.length && packed[at]! >= LETTER_OFFSET) codes[filled++] = packed[at++]! - LETTER_OFFSET
    codes[filled++] = 0
    previous = start
  }
  return { codes, count, longest }
}
