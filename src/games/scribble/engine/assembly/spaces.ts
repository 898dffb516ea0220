import {
  at,
  BAG_SIZE,
  baseOf,
  LANE_SHIFT,
  LETTER_BITS,
  LOW_LETTERS,
  PLACE_SHIFT,
  POINTS,
  SCORE_MASK,
  SCORE_SHIFT,
  SCORING,
  SIDE,
  SIDES,
  WORD_COUNTS,
  WORD_HIGHS,
  WORD_LOWS,
} from './memory'
import { keepNumbers } from './plays'
import { wordsFrom } from './words'

/** Places the words of the bag in the spaces of a lane, wherever they fit and touch. */
export function fillSpaces(lane: i32, taken: i32, beside: i32): void {
  let free = ~(taken | (taken << 1) | (taken >> 1)) & ((1 << SIDE) - 1)
  while ((free & beside) != 0) {
    const stretch = free & ~(free + (free & -free))
    free ^= stretch
    if ((stretch & beside) == 0) continue
    let fits = stretch
    let touches = stretch & beside
    for (let length = 2; length <= BAG_SIZE; length++) {
      fits &= stretch >> (length - 1)
      touches |= (stretch & beside) >> (length - 1)
      if ((fits & touches) != 0 && at(WORD_COUNTS, length) != 0)
        fillSpace(lane, stretch & beside, fits & touches, length)
    }
  }
}

function fillSpace(lane: i32, beside: i32, starts: i32, length: i32): void {
  const from = wordsFrom(length)
  const to = from + at(WORD_COUNTS, length)
  const window = (1 << length) - 1
  for (let rest = starts; rest != 0; rest &= rest - 1) {
    const start = ctz(rest)
    const first = baseOf(lane) + start
    const touched = (beside >> start) & window
    const where = (lane << LANE_SHIFT) | (start << PLACE_SHIFT)
    for (let word = from; word < to; word++) {
      const low = at(WORD_LOWS, word)
      const high = at(WORD_HIGHS, word)
      let sum = 0
      for (let bits = touched; bits != 0; bits &= bits - 1) {
        const index = ctz(bits)
        const code = index < LOW_LETTERS ? (low >>> (index * LETTER_BITS)) & 31 : high & 31
        if (((at(SCORING, first + index) >>> code) & 1) != 0)
          sum += (at(SIDES, first + index) & SCORE_MASK) + at(POINTS, code)
      }
      keepNumbers(low, (high | where) + (sum << SCORE_SHIFT))
    }
  }
}
