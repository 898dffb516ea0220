import { SIDE } from '../../rules/types.ts'

// A play is two numbers. `low` holds the first six letters from the bag, 5 bits each, in the order of the word.
// `high` holds, from the lowest bit, the seventh letter (5 bits), the place of the word's first letter in its lane (4),
// the lane (5), the number of letters from the bag (3) and the score (14).
export const LOW_LETTERS = 6
export const LETTER_BITS = 5
const LOW_MASK = (1 << (LOW_LETTERS * LETTER_BITS)) - 1
export const PLACE_SHIFT = 5
export const LANE_SHIFT = 9
export const COUNT_SHIFT = 14
export const SCORE_SHIFT = 17

/** The letters of a play with one more in front; a seventh letter does not fit, see `overflowOfPrepend`. */
export function prependLetter(low: number, code: number): number {
  return ((low << LETTER_BITS) | code) & LOW_MASK
}

export function overflowOfPrepend(low: number): number {
  return low >>> (LETTER_BITS * (LOW_LETTERS - 1))
}

/** The letters of a play, `count` so far, with one more after them; for a seventh letter see `overflowOfAppend`. */
export function appendLetter(low: number, code: number, count: number): number {
  return count < LOW_LETTERS ? low | (code << (count * LETTER_BITS)) : low
}

export function overflowOfAppend(code: number, count: number): number {
  return count < LOW_LETTERS ? 0 : code
}

export function packHigh(seventh: number, place: number, lane: number, count: number, score: number): number {
  return (
    seventh | (place << PLACE_SHIFT) | (lane << LANE_SHIFT) | (count << COUNT_SHIFT) | (score << SCORE_SHIFT)
  )
}

/** The plays that were found, in arrays that are reused for the next position. */
export interface PlayList {
  count: number
  /** The two numbers of each play, `low` and `high`. */
  numbers: Int32Array
}

const INITIAL_CAPACITY = 1 << 13

export function createPlayList(): PlayList {
  return { count: 0, numbers: new Int32Array(2 * INITIAL_CAPACITY) }
}

/** Doubles the capacity. */
export function growPlayList(list: PlayList): void {
  const wider = new Int32Array(list.numbers.length * 2)
  wider.set(list.numbers)
  list.numbers = wider
}

/** A play in the finder's terms: lanes 0 to 14 are across, 15 to 29 down. */
export interface FoundPlay {
  readonly lane: number
  /** Where the word begins in its lane. */
  readonly place: number
  /** Codes of the letters from the bag, in the word's order. */
  readonly letters: readonly number[]
  readonly score: number
}

export function playAt({ numbers }: PlayList, index: number): FoundPlay {
  return unpackPlay(numbers[2 * index]!, numbers[2 * index + 1]!)
}

/** The first of the plays with the highest score; undefined if the list is empty. */
export function bestPlay(list: PlayList): FoundPlay | undefined {
  let best = -1
  let most = -1
  for (let index = 0; index < list.count; index++) {
    const score = list.numbers[2 * index + 1]! >>> SCORE_SHIFT
    if (score > most) [best, most] = [index, score]
  }
  return best < 0 ? undefined : playAt(list, best)
}

export function unpackPlay(low: number, high: number): FoundPlay {
  const count = (high >>> COUNT_SHIFT) & 7
  const letters = Array.from({ length: count }, (_, at) =>
    at < LOW_LETTERS ? (low >>> (at * LETTER_BITS)) & 31 : high & 31,
  )
  return {
    lane: (high >>> LANE_SHIFT) & 31,
    place: (high >>> PLACE_SHIFT) & 15,
    letters,
    score: high >>> SCORE_SHIFT,
  }
}

/** The cell at a place of a lane, in row-major order. */
export function cellAt(lane: number, place: number): number {
  return lane < SIDE ? lane * SIDE + place : place * SIDE + lane - SIDE
}
