import { addBrought } from './best-space'
import {
  at,
  BAG_SIZE,
  baseOf,
  BROUGHT,
  LANE_SHIFT,
  LETTER_BITS,
  LOW_LETTERS,
  PART_VALUES,
  PLACE_SHIFT,
  POINTS,
  putValue,
  SCORE_MASK,
  SCORE_SHIFT,
  SCORING,
  SIDES,
  SPACE_BESIDES,
  SPACE_LANES,
  SPACE_PLACES,
  STRIDES,
  valueAt,
  WORD_COUNTS,
  WORD_HIGHS,
  WORD_LOWS,
  WORD_TOPS,
  WORD_VALUES,
} from './memory'
import { addTopPlay, isHopeless } from './top-plays'
import { wordsFrom } from './words'

/** Values each word of the bag: its points and the letters it leaves. WORD_TOPS holds the best value of each length. */
export function valueWords(): void {
  for (let length = 2; length <= BAG_SIZE; length++) {
    const from = wordsFrom(length)
    const to = from + at(WORD_COUNTS, length)
    let top: f64 = -Infinity
    for (let word = from; word < to; word++) {
      const high = at(WORD_HIGHS, word)
      let part = length > LOW_LETTERS ? at(STRIDES, high & 31) : 0
      let rest = at(WORD_LOWS, word)
      for (let letters = min(length, LOW_LETTERS); letters > 0; letters--, rest >>>= LETTER_BITS)
        part += at(STRIDES, rest & 31)
      const value = <f64>(high >>> SCORE_SHIFT) + valueAt(PART_VALUES, part)
      putValue(WORD_VALUES, word, value)
      if (value > top) top = value
    }
    putValue(WORD_TOPS, length, top)
  }
}

/** An upper bound of the value of all words in a space. */
export function spaceValueBound(space: i32): f64 {
  addBrought(space)
  let most: f64 = -Infinity
  let fits = at(SPACE_PLACES, space)
  let touches = at(SPACE_BESIDES, space)
  for (let length = 2; length <= BAG_SIZE; length++) {
    fits &= at(SPACE_PLACES, space) >> (length - 1)
    touches |= at(SPACE_BESIDES, space) >> (length - 1)
    if (at(WORD_COUNTS, length) == 0) continue
    let brought = -1
    for (let rest = fits & touches; rest != 0; rest &= rest - 1) {
      const start = ctz(rest)
      brought = max(brought, at(BROUGHT, start + length) - at(BROUGHT, start))
    }
    if (brought >= 0) most = max(most, valueAt(WORD_TOPS, length) + <f64>brought)
  }
  return most
}

/** Adds the words of a space that are among the best plays, in the order of the list of all plays. */
export function findTopInSpace(space: i32, source: i32): void {
  addBrought(space)
  let fits = at(SPACE_PLACES, space)
  let touches = at(SPACE_BESIDES, space)
  for (let length = 2; length <= BAG_SIZE; length++) {
    fits &= at(SPACE_PLACES, space) >> (length - 1)
    touches |= at(SPACE_BESIDES, space) >> (length - 1)
    if (at(WORD_COUNTS, length) == 0) continue
    for (let rest = fits & touches; rest != 0; rest &= rest - 1) {
      const start = ctz(rest)
      const brought = <f64>(at(BROUGHT, start + length) - at(BROUGHT, start))
      if (!isHopeless(valueAt(WORD_TOPS, length) + brought, source))
        tryWords(space, source, start, length, brought)
    }
  }
}

function tryWords(space: i32, source: i32, start: i32, length: i32, brought: f64): void {
  const lane = at(SPACE_LANES, space)
  const first = baseOf(lane) + start
  const touched = (at(SPACE_BESIDES, space) >> start) & ((1 << length) - 1)
  const where = (lane << LANE_SHIFT) | (start << PLACE_SHIFT)
  const from = wordsFrom(length)
  const to = from + at(WORD_COUNTS, length)
  for (let word = from; word < to; word++) {
    const alone = valueAt(WORD_VALUES, word)
    if (isHopeless(alone + brought, source)) continue
    const high = at(WORD_HIGHS, word)
    const low = at(WORD_LOWS, word)
    let sum = 0
    for (let bits = touched; bits != 0; bits &= bits - 1) {
      const index = ctz(bits)
      const code = index < LOW_LETTERS ? (low >>> (index * LETTER_BITS)) & 31 : high & 31
      if (((at(SCORING, first + index) >>> code) & 1) != 0)
        sum += (at(SIDES, first + index) & SCORE_MASK) + at(POINTS, code)
    }
    const value = alone + <f64>sum
    if (!isHopeless(value, source)) addTopPlay(value, low, (high | where) + (sum << SCORE_SHIFT), source)
  }
}
