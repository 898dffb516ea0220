// The layout of the memory shared with JavaScript; wasm-memory.ts has the same numbers.
export const LETTERS: usize = 4096
export const COUNTS: usize = 4608
export const POINTS: usize = 4672
export const FILLED: usize = 4800
export const ALLOWED: usize = 5120
export const SCORING: usize = 7168
export const SIDES: usize = 9216
export const RUN_NODES: usize = 11264
export const RUN_STARTS: usize = 13312
export const RUN_POINTS: usize = 15360
export const WORD_COUNTS: usize = 17408
export const WORD_LOWS: usize = 18432
export const WORD_HIGHS: usize = 73728
export const WORD_MOST: usize = 128512
export const ANCHORS: usize = 131072
export const ANCHOR_LANES: usize = 132096
export const LIMITS: usize = 133120
export const BOUNDS: usize = 134144
export const SPACE_LANES: usize = 136192
export const SPACE_PLACES: usize = 137216
export const SPACE_BESIDES: usize = 138240
export const LEFTS: usize = 139264
export const RIGHTS: usize = 147456
export const TOPS: usize = 155648
export const ORDERED: usize = 155712
export const BROUGHT: usize = 155776
export const STRIDES: usize = 155904
export const PART_VALUES: usize = 156032
export const REACHES: usize = 157056
export const SIZE_VALUES: usize = 158080
export const WORD_TOPS: usize = 158144
export const PART_POINTS: usize = 158208
export const PART_SIZES: usize = 158720
export const TOP_PLAYS: usize = 159232
export const VALUE_BOUNDS: usize = 160768
export const LEFT_COUNTS: usize = 164864
export const RIGHT_COUNTS: usize = 165888
export const PLAYS: usize = 196608
export const MOST_PLAYS: i32 = 65536
export const WORD_VALUES: usize = 720896
export const BLOCKS: usize = 851968

export const SIDE: i32 = 15
export const LANES: i32 = 30
export const STRIDE: i32 = 16
export const BAG_SIZE: i32 = 7
export const ROW: i32 = BAG_SIZE + 1

// The bits of a play's two numbers; see plays/play-list.ts.
export const LOW_LETTERS: i32 = 6
export const LETTER_BITS: i32 = 5
export const LOW_MASK: i32 = (1 << 30) - 1
export const PLACE_SHIFT: i32 = 5
export const LANE_SHIFT: i32 = 9
export const COUNT_SHIFT: i32 = 14
export const SCORE_SHIFT: i32 = 17
export const ONE_WORD: i32 = 1 << 16
export const SCORE_MASK: i32 = ONE_WORD - 1

/** The index of a lane's first place. */
// @ts-ignore: decorator
@inline
export function baseOf(lane: i32): i32 {
  return STRIDE + lane * STRIDE
}

/** The element at an index of one of the number arrays. */
// @ts-ignore: decorator
@inline
export function at(array: usize, index: i32): i32 {
  return load<i32>(array + (<usize>index << 2))
}

// @ts-ignore: decorator
@inline
export function put(array: usize, index: i32, value: i32): void {
  store<i32>(array + (<usize>index << 2), value)
}

/** The element at an index of one of the arrays of values. */
// @ts-ignore: decorator
@inline
export function valueAt(array: usize, index: i32): f64 {
  return load<f64>(array + (<usize>index << 3))
}

// @ts-ignore: decorator
@inline
export function putValue(array: usize, index: i32, value: f64): void {
  store<f64>(array + (<usize>index << 3), value)
}

/** The points that a letter adds at an index: its own and those of the side word it makes. */
// @ts-ignore: decorator
@inline
export function worth(index: i32, code: i32, bit: i32): i32 {
  const point = at(POINTS, code)
  return (at(SCORING, index) & bit) == 0 ? point : point + point + at(SIDES, index)
}

/** The places of a lane with letters in a lane beside it. */
export function besideOf(lane: i32): i32 {
  const isFirst = lane == 0 || lane == SIDE
  const isLast = lane == SIDE - 1 || lane == LANES - 1
  return (isFirst ? 0 : at(FILLED, lane - 1)) | (isLast ? 0 : at(FILLED, lane + 1))
}

// @ts-ignore: decorator
@inline
export function letterAt(index: i32): i32 {
  return <i32>load<u8>(LETTERS + <usize>index)
}

// @ts-ignore: decorator
@inline
export function countOf(code: i32): i32 {
  return <i32>load<u8>(COUNTS + <usize>code)
}

// @ts-ignore: decorator
@inline
export function setCount(code: i32, count: i32): void {
  store<u8>(COUNTS + <usize>code, <u8>count)
}

/** The node that an entry leads to, as its offset in the blocks. */
// @ts-ignore: decorator
@inline
export function nodeOf(entry: i32): usize {
  return <usize>(entry & ~1) << 1
}

// @ts-ignore: decorator
@inline
export function maskOf(node: usize): i32 {
  return load<i32>(node, BLOCKS)
}

/** The entry of the letter with this bit, which must be in the mask. */
// @ts-ignore: decorator
@inline
export function entryOf(node: usize, mask: i32, bit: i32): i32 {
  return load<i32>(node + (<usize>popcnt<i32>(mask & (bit - 1)) << 2), BLOCKS + 4)
}
