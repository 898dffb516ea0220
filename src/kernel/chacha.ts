// The ChaCha20 block function (RFC 8439): a keyed stream whose next number cannot be worked out from those seen.

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

/** Sixteen words of the stream of this 256-bit key, at this counter and nonce. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...key, counter, ...nonce])
  const words = start.slice()
  for (let round = 0; round < 10; round++) {
    quarterRound(words, 0, 4, 8, 12)
    quarterRound(words, 1, 5, 9, 13)
    quarterRound(words, 2, 6, 10, 14)
    quarterRound(words, 3, 7, 11, 15)
    quarterRound(words, 0, 5, 10, 15)
    quarterRound(words, 1, 6, 11, 12)
    quarterRound(words, 2, 7, 8, 13)
    quarterRound(words, 3, 4, 9, 14)
  }
  return words.map((word, index) => word + start[index]!)
}

function quarterRound(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(words, a, b, d, 16)
  mix(words, c, d, b, 12)
  mix(words, a, b, d, 8)
  mix(words, c, d, b, 7)
}

function mix(words: Uint32Array, to: number, from: number, turned: number, by: number): void {
  words[to]! += words[from]!
  const crossed = words[turned]! ^ words[to]!
  words[turned] = (crossed << by) | (crossed >>> (32 - by))
}
