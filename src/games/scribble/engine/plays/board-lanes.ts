import { bitCount } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { SIDE } from '../../rules/types.ts'

// The board is kept twice, by rows and by columns, so that a play always grows along one lane: lanes 0 to 14 are the
// rows, 15 to 29 the columns. A lane has 16 places; the last is the border, where no letter is and none may be.
export const LANES = 2 * SIDE
export const STRIDE = SIDE + 1
const FIRST_INDEX = STRIDE
export const LANE_ARRAY_SIZE = FIRST_INDEX + LANES * STRIDE

/** Every letter is allowed. */
const ALL_LETTERS = -1

/** In a cell's side points: one side word. Below it the points, which stay far smaller. */
export const ONE_WORD = 1 << 16

/** What is known of each place, by lane and place. */
export interface LaneArrays {
  /** Codes, 0 where there is no letter. */
  readonly letters: Uint8Array
  /** The letters that may be placed: none on the border, and those that make words where side runs are strict. */
  readonly allowed: Int32Array
  /** The letters that make a word across the lane. */
  readonly scoring: Int32Array
  /** What such a word counts besides the new letter, and `ONE_WORD`. */
  readonly crossScores: Int32Array
  /** For each lane, a bit for each place that has a letter. */
  readonly filled: Int32Array
  /** At the last letter of a run: the node after the run was read from there to its first, 0 where no word has it. */
  readonly runNodes: Int32Array
  /** At the last letter of a run: the empty place, or the border, before its first. */
  readonly runStarts: Int32Array
  /** At the last letter of a run: what it counts. */
  readonly runPoints: Int32Array
}

/** A board as plays are found on it, with what each letter would do across the lane. */
export interface BoardLanes extends LaneArrays {
  readonly strict: boolean
  place(cell: number, code: number): void
  /** Brings up to date what hangs on this cell, after a letter was placed there or taken away. */
  refresh(cell: number): void
  clear(): void
}

export interface LaneRules {
  readonly lexicon: Lexicon
  /** By code. */
  readonly points: Int32Array
  readonly strict: boolean
}

/** Where a place of a lane is stored. */
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

export function createLaneArrays(): LaneArrays {
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

export function createBoardLanes(
  { lexicon, points, strict }: LaneRules,
  arrays = createLaneArrays(),
): BoardLanes {
  const { blocks, root, anchor } = lexicon
  const { letters, allowed, scoring, crossScores, filled, runNodes, runStarts, runPoints } = arrays

  function clear(): void {
    letters.fill(0)
    scoring.fill(0)
    crossScores.fill(0)
    filled.fill(0)
    for (let index = 0; index < LANE_ARRAY_SIZE; index++)
      allowed[index] = CROSSING[index] === 0 ? 0 : ALL_LETTERS
  }

  function place(cell: number, code: number): void {
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

  function refresh(cell: number): void {
    const index = laneIndex(Math.floor(cell / SIDE), cell % SIDE)
    touchLane(index)
    touchLane(CROSSING[index]!)
  }

  /** The cells at both ends of what stands in this lane see it as a side run from the lanes that cross it. */
  function touchLane(index: number): void {
    if (letters[index] === 0) {
      weigh(index)
      if (letters[index - 1] !== 0) readRun(index - 1)
    }
    let before = index - 1
    while (letters[before] !== 0) before--
    if (CROSSING[before] !== 0) weigh(CROSSING[before]!)
    let after = index + 1
    while (letters[after] !== 0) after++
    if (CROSSING[after] !== 0) weigh(CROSSING[after]!)
    if (letters[after - 1] !== 0) readRun(after - 1)
  }

  function readRun(last: number): void {
    let node = anchor
    let sum = 0
    let index = last
    for (; letters[index] !== 0; index--) {
      if (node !== 0) node = next(node, letters[index]!)
      sum += points[letters[index]!]!
    }
    runNodes[last] = node
    runStarts[last] = index
    runPoints[last] = sum
  }

  /** Finds out what letters on an empty cell would make of the run across its lane. */
  function weigh(index: number): void {
    const cell = CROSSING[index]!
    if (letters[cell] !== 0) return
    let first = cell
    let sum = ONE_WORD
    while (letters[first - 1] !== 0) sum += points[letters[--first]!]!
    let last = cell
    while (letters[last + 1] !== 0) sum += points[letters[++last]!]!
    const isAlone = first === last
    const words = isAlone ? 0 : wordsBetween(first, cell, last)
    scoring[index] = words
    crossScores[index] = isAlone ? 0 : sum
    allowed[index] = strict && !isAlone ? words : ALL_LETTERS
  }

  /** The letters that make a word of what stands from `first` to `last` with a gap at `cell`. */
  function wordsBetween(first: number, cell: number, last: number): number {
    if (first === cell) return accepted(readBack(last, cell))
    let node = root
    for (let index = first; index < cell; index++) {
      node = next(node, letters[index]!)
      if (node === 0) return 0
    }
    return last === cell ? accepted(node) : acceptedAfter(node, cell, last)
  }

  function readBack(last: number, cell: number): number {
    let node = anchor
    for (let index = last; index > cell && node !== 0; index--) node = next(node, letters[index]!)
    return node
  }

  function next(node: number, code: number): number {
    const mask = blocks[node]!
    const bit = 1 << code
    return (mask & bit) === 0 ? 0 : blocks[node + 1 + bitCount(mask & (bit - 1))]! >>> 1
  }

  /** The letters with which a word ends here. */
  function accepted(node: number): number {
    let words = 0
    let entry = node
    for (let rest = blocks[node]!; rest !== 0; rest &= rest - 1)
      if ((blocks[++entry]! & 1) === 1) words |= rest & -rest
    return words
  }

  function acceptedAfter(node: number, cell: number, last: number): number {
    let words = 0
    let entry = node
    for (let rest = blocks[node]!; rest !== 0; rest &= rest - 1) {
      let at = blocks[++entry]! >>> 1
      for (let index = cell + 1; index < last && at !== 0; index++) at = next(at, letters[index]!)
      const mask = blocks[at]!
      const bit = 1 << letters[last]!
      if (at !== 0 && (mask & bit) !== 0 && (blocks[at + 1 + bitCount(mask & (bit - 1))]! & 1) === 1)
        words |= rest & -rest
    }
    return words
  }

  clear()
  return { ...arrays, strict, place, refresh, clear }
}
