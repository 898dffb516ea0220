import type { Random } from './random.ts'

const WORD_RANGE = 2 ** 32

/**
 * A fast random number generator for puzzle generators, which draw very often (sfc32 by Chris Doty-Humphrey). Three words
 * drawn from `random` determine its whole output.
 */
export class FastRng {
  #a = 0
  #b = 0
  #c = 0
  #counter = 1

  constructor(random: Random) {
    this.#a = random.below(WORD_RANGE) | 0
    this.#b = random.below(WORD_RANGE) | 0
    this.#c = random.below(WORD_RANGE) | 0
    // The first outputs still correlate with the seed.
    for (let round = 0; round < 12; round++) this.below(1)
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return Math.floor(((sum >>> 0) * count) / WORD_RANGE)
  }

  /** Shuffles the first `count` items in place. */
  shuffle(items: Int16Array | Uint8Array, count = items.length): void {
    for (let last = count - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const item = items[last]!
      items[last] = items[other]!
      items[other] = item
    }
  }
}
