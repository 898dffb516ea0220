import type { Rows } from './rows.ts'

/**
 * The knowledge about a region: bit `n` of the low sixteen is set when its nimber is not n; or EXACT, with the nimber
 * itself in the low bits.
 */
export type Knowledge = number

export const EXACT = 1 << 16
export const NOTHING: Knowledge = 0

export function exactly(nimber: number): Knowledge {
  return EXACT | nimber
}

const BUCKET = 4
const WORDS = 4

/**
 * Caches regions in buckets of four, sixteen bytes each. A full bucket evicts its smallest region, the cheapest to
 * solve again; eviction costs time, never correctness.
 */
export class TranspositionTable {
  readonly #buckets: number
  readonly #words: Int32Array

  constructor(megabytes: number) {
    this.#buckets = Math.floor((megabytes * 1024 * 1024) / (BUCKET * WORDS * 4))
    this.#words = new Int32Array(this.#buckets * BUCKET * WORDS)
  }

  get(rows: Rows): Knowledge {
    const at = this.#find(rows)
    return at < 0 ? NOTHING : this.#words[at + 3]! >>> 10
  }

  set(rows: Rows, knowledge: Knowledge): void {
    const words = this.#words
    let at = this.#find(rows)
    if (at < 0) at = this.#leastWorth(rows)
    words[at] = firstWord(rows)
    words[at + 1] = secondWord(rows)
    words[at + 2] = thirdWord(rows)
    words[at + 3] = rows[9]! | (knowledge << 10)
  }

  clear(): void {
    this.#words.fill(0)
  }

  #find(rows: Rows): number {
    const words = this.#words
    const first = firstWord(rows)
    const second = secondWord(rows)
    const third = thirdWord(rows)
    const start = this.#bucket(first, second, third, rows[9]!)
    for (let at = start; at < start + BUCKET * WORDS; at += WORDS) {
      if (words[at] !== first || words[at + 1] !== second || words[at + 2] !== third) continue
      if ((words[at + 3]! & 1023) === rows[9]) return at
    }
    return -1
  }

  #leastWorth(rows: Rows): number {
    const words = this.#words
    const start = this.#bucket(firstWord(rows), secondWord(rows), thirdWord(rows), rows[9]!)
    let least = start
    let fewest = 101
    for (let at = start; at < start + BUCKET * WORDS; at += WORDS) {
      const cells =
        countOnes(words[at]!) +
        countOnes(words[at + 1]!) +
        countOnes(words[at + 2]!) +
        countOnes(words[at + 3]! & 1023)
      if (cells >= fewest) continue
      least = at
      fewest = cells
    }
    return least
  }

  #bucket(first: number, second: number, third: number, fourth: number): number {
    let hash = Math.imul(first, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0x85ebca77)
    hash = Math.imul(hash ^ (hash >>> 13) ^ third, 0xc2b2ae3d)
    hash = Math.imul(hash ^ (hash >>> 16) ^ fourth, 0x27d4eb2f)
    hash = (hash ^ (hash >>> 15)) >>> 0
    return Math.floor((hash * this.#buckets) / 2 ** 32) * BUCKET * WORDS
  }
}

function firstWord(rows: Rows): number {
  return rows[0]! | (rows[1]! << 10) | (rows[2]! << 20)
}

function secondWord(rows: Rows): number {
  return rows[3]! | (rows[4]! << 10) | (rows[5]! << 20)
}

function thirdWord(rows: Rows): number {
  return rows[6]! | (rows[7]! << 10) | (rows[8]! << 20)
}

function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
