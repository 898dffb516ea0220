import { LANE_ARRAY_SIZE, LANES, type LaneArrays } from './plays/board-lanes.ts'

// The layout of the memory shared with WebAssembly; engine/assembly/memory.ts has the same numbers.
const LETTERS = 4096
const COUNTS = 4608
const POINTS = 4672
const FILLED = 4800
const ALLOWED = 5120
const SCORING = 7168
const SIDES = 9216
const RUN_NODES = 11264
const RUN_STARTS = 13312
const RUN_POINTS = 15360
const STRIDES = 155904
const PART_VALUES = 156032
const TOP_PLAYS = 159232
const PLAYS = 196608
export const MAX_PLAYS = 65536
const BLOCKS = 851968
/** The parts of a bag of seven different letters. */
const MAX_PARTS = 128
/** The best plays by value have room for this many. */
export const MAX_TOP_PLAYS = 64
/** A top play has its value, its two numbers, where it was found, and when. */
export const TOP_PLAY_BYTES = 24

/** The size of the whole memory for a graph of this many blocks. */
export function memoryBytesFor(blocks: number): number {
  return BLOCKS + blocks * 4
}

export interface SharedMemory {
  readonly arrays: LaneArrays
  /** The counts of the bag, by code. */
  readonly counts: Uint8Array
  readonly points: Int32Array
  /** By code: the stride of a letter in the number of a part. */
  readonly strides: Int32Array
  /** By the part of the bag that a word uses. */
  readonly partValues: Float64Array
  readonly topPlays: DataView
  readonly plays: Int32Array
  readonly blocks: Int32Array
}

export function mapMemory(buffer: ArrayBuffer, blocks: number): SharedMemory {
  const places = (from: number) => new Int32Array(buffer, from, LANE_ARRAY_SIZE)
  return {
    arrays: {
      letters: new Uint8Array(buffer, LETTERS, LANE_ARRAY_SIZE),
      allowed: places(ALLOWED),
      scoring: places(SCORING),
      crossScores: places(SIDES),
      filled: new Int32Array(buffer, FILLED, LANES),
      runNodes: places(RUN_NODES),
      runStarts: places(RUN_STARTS),
      runPoints: places(RUN_POINTS),
    },
    counts: new Uint8Array(buffer, COUNTS, 32),
    points: new Int32Array(buffer, POINTS, 32),
    strides: new Int32Array(buffer, STRIDES, 32),
    partValues: new Float64Array(buffer, PART_VALUES, MAX_PARTS),
    topPlays: new DataView(buffer, TOP_PLAYS, MAX_TOP_PLAYS * TOP_PLAY_BYTES),
    plays: new Int32Array(buffer, PLAYS, 2 * MAX_PLAYS),
    blocks: new Int32Array(buffer, BLOCKS, blocks),
  }
}
