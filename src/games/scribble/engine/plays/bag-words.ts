import { bitCount } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { COUNT_SHIFT, LETTER_BITS, LOW_LETTERS, SCORE_SHIFT } from './play-list.ts'

/** Where the words of each length begin, with room for every arrangement of that many letters of a bag. */
export const WORD_OFFSETS: readonly number[] = wordOffsets()

function wordOffsets(): number[] {
  const from = [0, 0, 0]
  let ways = BAG_SIZE
  for (let length = 2; length <= BAG_SIZE; length++) {
    ways *= BAG_SIZE - length + 1
    from[length + 1] = from[length]! + ways
  }
  return from
}

/** The words that a bag's letters alone can spell, by length, as plays without lane and place. */
export interface BagWords {
  readonly visited: number
  /** How many there are of each length. */
  readonly counts: Int32Array
  readonly lows: Int32Array
  /** With the points of the word as its score. */
  readonly highs: Int32Array
  find(bag: Uint8Array, held: number): void
}

export function createBagWords({ blocks, root }: Lexicon, points: Int32Array): BagWords {
  const room = WORD_OFFSETS[BAG_SIZE + 1]!
  const counts = new Int32Array(BAG_SIZE + 1)
  const lows = new Int32Array(room)
  const highs = new Int32Array(room)
  const left = new Uint8Array(32)
  let visited = 0

  function find(bag: Uint8Array, held: number): void {
    left.set(bag)
    counts.fill(0)
    lay(root, held, 0, 0, 0)
  }

  function lay(node: number, held: number, length: number, score: number, low: number): void {
    visited++
    const mask = blocks[node]!
    for (let rest = mask & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = blocks[node + 1 + bitCount(mask & (bit - 1))]!
      const sum = score + points[code]!
      const lower = length < LOW_LETTERS ? low | (code << (length * LETTER_BITS)) : low
      if ((entry & 1) !== 0 && length > 0) keep(length + 1, sum, lower, length < LOW_LETTERS ? 0 : code)
      if (entry > 1) {
        const still = left[code] === 1 ? held ^ bit : held
        if ((blocks[entry >>> 1]! & still) !== 0) {
          left[code]!--
          lay(entry >>> 1, still, length + 1, sum, lower)
          left[code]!++
        }
      }
    }
  }

  function keep(length: number, score: number, low: number, last: number): void {
    const at = WORD_OFFSETS[length]! + counts[length]!++
    lows[at] = low
    highs[at] = last | (length << COUNT_SHIFT) | (score << SCORE_SHIFT)
  }

  return {
    counts,
    lows,
    highs,
    find,
    get visited() {
      return visited
    },
  }
}
