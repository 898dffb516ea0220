import { BAG_SIZE, SIDE } from '../../rules/types.ts'
import { type BagWords, WORD_OFFSETS } from './bag-words.ts'
import { type BoardLanes, laneIndex, ONE_WORD } from './board-lanes.ts'
import { LANE_SHIFT, LETTER_BITS, LOW_LETTERS, PLACE_SHIFT, SCORE_SHIFT } from './play-list.ts'
import type { Shadow } from './shadow.ts'
import { type Spaces, startsIn } from './spaces.ts'

const POINTS = ONE_WORD - 1

/** The best word of the bag alone in a space, where side runs need not be words. */
export interface BestSpace {
  /** The two numbers of the play that was found last. */
  readonly low: number
  readonly high: number
  /** An upper bound of the best word in a space. */
  bound(space: number): number
  /** Whether there is a word that scores more than this. */
  beats(space: number, best: number): boolean
}

export function createBestSpace(
  { scoring, crossScores }: BoardLanes,
  points: Int32Array,
  words: BagWords,
  spaces: Spaces,
  shadow: Shadow,
): BestSpace {
  // Prefix sums along the lane: the most points that side words can add up to each place.
  const brought = new Int32Array(SIDE + 1)
  let low = 0
  let high = 0

  function add(space: number): void {
    const base = laneIndex(spaces.lanes[space]!, 0)
    const beside = spaces.besides[space]!
    for (let place = 0; place < SIDE; place++)
      brought[place + 1] = brought[place]! + (((beside >> place) & 1) === 0 ? 0 : shadow.extra(base + place))
  }

  function bound(space: number): number {
    add(space)
    let most = -1
    for (let length = 2; length <= BAG_SIZE; length++) {
      if (words.counts[length] === 0) continue
      const starts = startsIn(spaces.places[space]!, spaces.besides[space]!, length)
      for (let rest = starts; rest !== 0; rest &= rest - 1) {
        const start = 31 - Math.clz32(rest & -rest)
        const reach = words.most[length]! + brought[start + length]! - brought[start]!
        if (reach > most) most = reach
      }
    }
    return most
  }

  function beats(space: number, best: number): boolean {
    add(space)
    let most = best
    for (let length = BAG_SIZE; length >= 2; length--) {
      if (words.counts[length] === 0) continue
      const starts = startsIn(spaces.places[space]!, spaces.besides[space]!, length)
      for (let rest = starts; rest !== 0; rest &= rest - 1) {
        const start = 31 - Math.clz32(rest & -rest)
        const extra = brought[start + length]! - brought[start]!
        if (words.most[length]! + extra > most) most = tryWords(space, start, length, extra, most)
      }
    }
    return most > best
  }

  function tryWords(space: number, start: number, length: number, extra: number, best: number): number {
    const lane = spaces.lanes[space]!
    const base = laneIndex(lane, start)
    const touched = (spaces.besides[space]! >> start) & ((1 << length) - 1)
    const from = WORD_OFFSETS[length]!
    const to = from + words.counts[length]!
    let most = best
    for (let word = from; word < to; word++) {
      const numbers = words.highs[word]!
      let score = numbers >>> SCORE_SHIFT
      if (score + extra <= most) continue
      const letters = words.lows[word]!
      for (let bits = touched; bits !== 0; bits &= bits - 1) {
        const index = 31 - Math.clz32(bits & -bits)
        const code = index < LOW_LETTERS ? (letters >>> (index * LETTER_BITS)) & 31 : numbers & 31
        if (((scoring[base + index]! >>> code) & 1) !== 0)
          score += (crossScores[base + index]! & POINTS) + points[code]!
      }
      if (score <= most) continue
      most = score
      low = letters
      high =
        (numbers & ((1 << SCORE_SHIFT) - 1)) |
        (lane << LANE_SHIFT) |
        (start << PLACE_SHIFT) |
        (score << SCORE_SHIFT)
    }
    return most
  }

  return {
    bound,
    beats,
    get low() {
      return low
    },
    get high() {
      return high
    },
  }
}
