import { bitCount } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { SIDE } from '../../rules/types.ts'

// The board is stored twice, by rows and by columns, so that a play always grows along one lane: lanes 0 to 14 are the
// rows, 15 to 29 the columns. A lane has 16 places; the last is the border, which is always empty.
export const LANES = 2 * SIDE
const STRIDE = SIDE + 1
const FIRST_INDEX = STRIDE
export const LANE_ARRAY_SIZE = FIRST_INDEX + LANES * STRIDE

/** Every letter is allowed. */
const ALL_LETTERS = -1

/** The unit of the side word count in a cell's side points. The points are in the bits below it, which suffice. */
export const ONE_WORD = 1 << 16

/** The data of each place, by lane and place. */
export interface LaneArrays {
  /** Codes, 0 where there is no letter. */
  readonly letters: Uint8Array
  /** The letters that may be placed: none on the border, and those that make words where side runs are strict. */
  readonly allowed: Int32Array
  /** The letters that make a word across the lane. */
  readonly scoring: Int32Array
  /** The points of such a word without the new letter, and `ONE_WORD`. */
  readonly crossScores: Int32Array
  /** For each lane, a bit for each place that has a letter. */
  readonly filled: Int32Array
  /** At the last letter of a run: the node reached by reading the run from last to first; 0 if no word contains it. */
  readonly runNodes: Int32Array
  /** At the last letter of a run: the empty place, or the border, before its first. */
  readonly runStarts: Int32Array
  /** At the last letter of a run: its points. */
  readonly runPoints: Int32Array
}

interface LaneRules {
  readonly lexicon: Lexicon
  /** By code. */
  readonly points: Int32Array
  readonly strict: boolean
}

/** The array index of a place in a lane. */
export function laneIndex(lane: number, place: number): number {
  return FIRST_INDEX + lane * STRIDE + place
}

/** The index of the same cell in the lane that crosses this one. */
const CROSSING = Uint16Array.from({ length: LANE_ARRAY_SIZE }, (_, index) => {
  const lane = Math.floor((index - FIRST_INDEX) / STRIDE)
  const place = (index - FIRST_INDEX) % STRIDE
  if (index < FIRST_INDEX || place === SIDE) return 0
  return lane < SIDE ? laneIndex(SIDE + place, lane) : laneIndex(place, lane - SIDE)
})

function createLaneArrays(): LaneArrays {
  return {
    letters: new Uint8Array(LANE_ARRAY_SIZE),
    allowed: new Int32Array(LANE_ARRAY_SIZE),
    scoring: new Int32Array(LANE_ARRAY_SIZE),
    crossScores: new Int32Array(LANE_ARRAY_SIZE),
    filled: new Int32Array(LANES),
    runNodes: new Int32Array(LANE_ARRAY_SIZE),
    runStarts: new Int32Array(LANE_ARRAY_SIZE),
    runPoints: new Int32Array(LANE_ARRAY_SIZE),
  }
}

/** A board on which plays are found, with the effect of each letter across the lane. */
export class BoardLanes {
  readonly arrays: LaneArrays
  readonly strict: boolean
  readonly #lexicon: Lexicon
  readonly #blocks: Int32Array
  readonly #points: Int32Array

  constructor({ lexicon, points, strict }: LaneRules, arrays = createLaneArrays()) {
    this.arrays = arrays
    this.strict = strict
    this.#lexicon = lexicon
    this.#blocks = lexicon.blocks
    this.#points = points
    this.clear()
  }

  clear(): void {
    const { letters, allowed, scoring, crossScores, filled } = this.arrays
    letters.fill(0)
    scoring.fill(0)
    crossScores.fill(0)
    filled.fill(0)
    for (let index = 0; index < LANE_ARRAY_SIZE; index++)
      allowed[index] = CROSSING[index] === 0 ? 0 : ALL_LETTERS
  }

  place(cell: number, code: number): void {
    const { letters, filled } = this.arrays
    const row = Math.floor(cell / SIDE)
    const column = cell % SIDE
    letters[laneIndex(row, column)] = code
    letters[laneIndex(SIDE + column, row)] = code
    if (code === 0) {
      filled[row]! &= ~(1 << column)
      filled[SIDE + column]! &= ~(1 << row)
    } else {
      filled[row]! |= 1 << column
      filled[SIDE + column]! |= 1 << row
    }
  }

  /** Updates everything that depends on this cell, after a letter was placed or removed. */
  refresh(cell: number): void {
    const index = laneIndex(Math.floor(cell / SIDE), cell % SIDE)
    this.#touchLane(index)
    this.#touchLane(CROSSING[index]!)
  }

  /** Updates the cells at both ends of the run in this lane: from the lanes that cross it, they see it as a side run. */
  #touchLane(index: number): void {
    const { letters } = this.arrays
    if (letters[index] === 0) {
      this.#weigh(index)
      if (letters[index - 1] !== 0) this.#readRun(index - 1)
    }
    let before = index - 1
    while (letters[before] !== 0) before--
    if (CROSSING[before] !== 0) this.#weigh(CROSSING[before]!)
    let after = index + 1
    while (letters[after] !== 0) after++
    if (CROSSING[after] !== 0) this.#weigh(CROSSING[after]!)
    if (letters[after - 1] !== 0) this.#readRun(after - 1)
  }

  #readRun(last: number): void {
    const { letters, runNodes, runStarts, runPoints } = this.arrays
    let node = this.#lexicon.anchor
    let sum = 0
    let index = last
    for (; letters[index] !== 0; index--) {
      if (node !== 0) node = this.#next(node, letters[index]!)
      sum += this.#points[letters[index]!]!
    }
    runNodes[last] = node
    runStarts[last] = index
    runPoints[last] = sum
  }

  /** Finds the letters that make a word of the run across the lane of an empty cell, and its points. */
  #weigh(index: number): void {
    const { letters, allowed, scoring, crossScores } = this.arrays
    const points = this.#points
    const cell = CROSSING[index]!
    if (letters[cell] !== 0) return
    let first = cell
    let sum = ONE_WORD
    while (letters[first - 1] !== 0) sum += points[letters[--first]!]!
    let last = cell
    while (letters[last + 1] !== 0) sum += points[letters[++last]!]!
    const isAlone = first === last
    const words = isAlone ? 0 : this.#wordsBetween(first, cell, last)
    scoring[index] = words
    crossScores[index] = isAlone ? 0 : sum
    allowed[index] = this.strict && !isAlone ? words : ALL_LETTERS
  }

  /** The letters that make a word of the run from `first` to `last` with a gap at `cell`. */
  #wordsBetween(first: number, cell: number, last: number): number {
    const { letters } = this.arrays
    if (first === cell) return this.#accepted(this.#readBack(last, cell))
    let node = this.#lexicon.root
    for (let index = first; index < cell; index++) {
      node = this.#next(node, letters[index]!)
      if (node === 0) return 0
    }
    return last === cell ? this.#accepted(node) : this.#acceptedAfter(node, cell, last)
  }

  #readBack(last: number, cell: number): number {
    const { letters } = this.arrays
    let node = this.#lexicon.anchor
    for (let index = last; index > cell && node !== 0; index--) node = this.#next(node, letters[index]!)
    return node
  }

  #next(node: number, code: number): number {
    const blocks = this.#blocks
    const mask = blocks[node]!
    const bit = 1 << code
    return (mask & bit) === 0 ? 0 : blocks[node + 1 + bitCount(mask & (bit - 1))]! >>> 1
  }

  /** The letters with which a word ends here. */
  #accepted(node: number): number {
    const blocks = this.#blocks
    let words = 0
    let entry = node
    for (let rest = blocks[node]!; rest !== 0; rest &= rest - 1)
      if ((blocks[++entry]! & 1) === 1) words |= rest & -rest
    return words
  }

  #acceptedAfter(node: number, cell: number, last: number): number {
    const { letters } = this.arrays
    const blocks = this.#blocks
    let words = 0
    let entry = node
    for (let rest = blocks[node]!; rest !== 0; rest &= rest - 1) {
      let at = blocks[++entry]! >>> 1
      for (let index = cell + 1; index < last && at !== 0; index++) at = this.#next(at, letters[index]!)
      const mask = blocks[at]!
      const bit = 1 << letters[last]!
      if (at !== 0 && (mask & bit) !== 0 && (blocks[at + 1 + bitCount(mask & (bit - 1))]! & 1) === 1)
        words |= rest & -rest
    }
    return words
  }
}
