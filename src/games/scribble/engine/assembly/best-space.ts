import {
  at,
  BAG_SIZE,
  baseOf,
  besideOf,
  BROUGHT,
  FILLED,
  LANE_SHIFT,
  LANES,
  LETTER_BITS,
  LOW_LETTERS,
  PLACE_SHIFT,
  POINTS,
  put,
  SCORE_MASK,
  SCORE_SHIFT,
  SCORING,
  SIDE,
  SIDES,
  SPACE_BESIDES,
  SPACE_LANES,
  SPACE_PLACES,
  WORD_COUNTS,
  WORD_HIGHS,
  WORD_LOWS,
  WORD_MOST,
} from './memory'
import { extra } from './shadow'
import { wordsFrom } from './words'

let foundLow: i32 = 0
let foundHigh: i32 = 0

export function spaceLow(): i32 {
  return foundLow
}

export function spaceHigh(): i32 {
  return foundHigh
}

/** Lists the spaces of all lanes (see plays/spaces.ts) and returns their number. */
export function lookForSpaces(): i32 {
  let count = 0
  for (let lane = 0; lane < LANES; lane++) {
    const taken = at(FILLED, lane)
    const beside = besideOf(lane)
    let free = ~(taken | (taken << 1) | (taken >> 1)) & ((1 << SIDE) - 1)
    while ((free & beside) != 0) {
      const stretch = free & ~(free + (free & -free))
      free ^= stretch
      if ((stretch & beside) == 0 || (stretch & (stretch - 1)) == 0) continue
      put(SPACE_LANES, count, lane)
      put(SPACE_PLACES, count, stretch)
      put(SPACE_BESIDES, count++, stretch & beside)
    }
  }
  return count
}

/** BROUGHT holds the most that side words can add, summed over the places of a space. */
export function addBrought(space: i32): void {
  const base = baseOf(at(SPACE_LANES, space))
  const beside = at(SPACE_BESIDES, space)
  put(BROUGHT, 0, 0)
  for (let place = 0; place < SIDE; place++)
    put(BROUGHT, place + 1, at(BROUGHT, place) + (((beside >> place) & 1) == 0 ? 0 : extra(base + place)))
}

/** An upper bound of the best word in a space. */
export function spaceBound(space: i32): i32 {
  addBrought(space)
  let most = -1
  let fits = at(SPACE_PLACES, space)
  let touches = at(SPACE_BESIDES, space)
  for (let length = 2; length <= BAG_SIZE; length++) {
    fits &= at(SPACE_PLACES, space) >> (length - 1)
    touches |= at(SPACE_BESIDES, space) >> (length - 1)
    if (at(WORD_COUNTS, length) == 0) continue
    for (let rest = fits & touches; rest != 0; rest &= rest - 1) {
      const start = ctz(rest)
      const reach = at(WORD_MOST, length) + at(BROUGHT, start + length) - at(BROUGHT, start)
      if (reach > most) most = reach
    }
  }
  return most
}

/** The score of the best word in a space, or `best` if no word scores more. */
export function bestInSpace(space: i32, best: i32): i32 {
  addBrought(space)
  let most = best
  for (let length = BAG_SIZE; length >= 2; length--) {
    if (at(WORD_COUNTS, length) == 0) continue
    for (let rest = startsIn(space, length); rest != 0; rest &= rest - 1) {
      const start = ctz(rest)
      const more = at(BROUGHT, start + length) - at(BROUGHT, start)
      if (at(WORD_MOST, length) + more > most) most = tryWords(space, start, length, more, most)
    }
  }
  return most
}

function startsIn(space: i32, length: i32): i32 {
  const places = at(SPACE_PLACES, space)
  const beside = at(SPACE_BESIDES, space)
  let fits = places
  let touches = beside
  for (let step = 1; step < length; step++) {
    fits &= places >> step
    touches |= beside >> step
  }
  return fits & touches
}

function tryWords(space: i32, start: i32, length: i32, more: i32, best: i32): i32 {
  const lane = at(SPACE_LANES, space)
  const first = baseOf(lane) + start
  const touched = (at(SPACE_BESIDES, space) >> start) & ((1 << length) - 1)
  const from = wordsFrom(length)
  const to = from + at(WORD_COUNTS, length)
  let most = best
  for (let word = from; word < to; word++) {
    const high = at(WORD_HIGHS, word)
    let score = high >>> SCORE_SHIFT
    if (score + more <= most) continue
    const low = at(WORD_LOWS, word)
    for (let bits = touched; bits != 0; bits &= bits - 1) {
      const index = ctz(bits)
      const code = index < LOW_LETTERS ? (low >>> (index * LETTER_BITS)) & 31 : high & 31
      if (((at(SCORING, first + index) >>> code) & 1) != 0)
        score += (at(SIDES, first + index) & SCORE_MASK) + at(POINTS, code)
    }
    if (score <= most) continue
    most = score
    foundLow = low
    foundHigh =
      (high & ((1 << SCORE_SHIFT) - 1)) |
      (lane << LANE_SHIFT) |
      (start << PLACE_SHIFT) |
      (score << SCORE_SHIFT)
  }
  return most
}
