import { EACH_ROW, HALF, ROW, ROWS_A_HALF, STRIDE } from './halves'

// The result of the last call of `canonical`.
export let formUpper: u64 = 0
export let formLower: u64 = 0
export let formMirrored: bool = false

/** Turns five cells of a row into five cells of a column. */
const COLUMN_OF = memory.data<u64>([
  0x0, 0x1, 0x800, 0x801, 0x400000, 0x400001, 0x400800, 0x400801, 0x200000000, 0x200000001, 0x200000800,
  0x200000801, 0x200400000, 0x200400001, 0x200400800, 0x200400801, 0x100000000000, 0x100000000001,
  0x100000000800, 0x100000000801, 0x100000400000, 0x100000400001, 0x100000400800, 0x100000400801,
  0x100200000000, 0x100200000001, 0x100200000800, 0x100200000801, 0x100200400000, 0x100200400001,
  0x100200400800, 0x100200400801,
])

@inline function columnOf(five: u64): u64 {
  return load<u64>(COLUMN_OF + ((<usize>five) << 3))
}

/** Mirrors every row of ten cells, left to right. */
@inline function reverse(half: u64): u64 {
  const fives = EACH_ROW * 31
  const ends = EACH_ROW * 33
  const swapped = ((half & fives) << 5) | ((half >> 5) & fives)
  return (
    ((swapped & ends) << 4) |
    ((swapped & (ends << 1)) << 2) |
    (swapped & (ends << 2)) |
    ((swapped >> 2) & (ends << 1)) |
    ((swapped >> 4) & ends)
  )
}

/** Reverses the order of a half's five rows. */
@inline function reverseRows(half: u64): u64 {
  return (
    ((half & ROW) << 44) |
    ((half & (ROW << 11)) << 22) |
    (half & (ROW << 22)) |
    ((half >> 22) & (ROW << 11)) |
    (half >> 44)
  )
}

@inline function raiseUpper(upper: u64, lower: u64, rows: u64): u64 {
  return rows <= ROWS_A_HALF
    ? (upper >> (rows * STRIDE)) | ((lower << ((ROWS_A_HALF - rows) * STRIDE)) & HALF)
    : lower >> ((rows - ROWS_A_HALF) * STRIDE)
}

@inline function raiseLower(lower: u64, rows: u64): u64 {
  return rows < ROWS_A_HALF ? lower >> (rows * STRIDE) : 0
}

@inline function offer(upper: u64, lower: u64): void {
  if (lower < formLower || (lower == formLower && upper < formUpper)) {
    formUpper = upper
    formLower = lower
  }
}

/** The smallest of the four upright forms, together with the form found so far. */
@inline function offerUpright(upper: u64, lower: u64, height: u64, width: u64): void {
  const spareRows = 10 - height
  const spareCols = 10 - width
  offer(upper, lower)
  const mirroredUpper = reverse(upper) >> spareCols
  const mirroredLower = reverse(lower) >> spareCols
  offer(mirroredUpper, mirroredLower)
  offer(
    raiseUpper(reverseRows(lower), reverseRows(upper), spareRows),
    raiseLower(reverseRows(upper), spareRows),
  )
  const turnedUpper = raiseUpper(reverseRows(mirroredLower), reverseRows(mirroredUpper), spareRows)
  const turnedLower = raiseLower(reverseRows(mirroredUpper), spareRows)
  offer(turnedUpper, turnedLower)
  if (turnedUpper == upper && turnedLower == lower) formMirrored = isMiddleClear(upper, lower, height, width)
}

/** Whether no cell of a region that a half-turn maps to itself touches its image. */
function isMiddleClear(upper: u64, lower: u64, height: u64, width: u64): bool {
  const middle = rowOf(upper, lower, height >> 1) | rowOf(upper, lower, (height - 1) >> 1)
  return (middle & (((<u64>1) << (width >> 1)) | ((<u64>1) << ((width - 1) >> 1)))) == 0
}

@inline function rowOf(upper: u64, lower: u64, row: u64): u64 {
  return (row < ROWS_A_HALF ? upper >> (row * STRIDE) : lower >> ((row - ROWS_A_HALF) * STRIDE)) & ROW
}

@inline function topRow(upper: u64, lower: u64): u64 {
  return upper != 0 ? ctz(upper) / STRIDE : ROWS_A_HALF + ctz(lower) / STRIDE
}

@inline function bottomRow(upper: u64, lower: u64): u64 {
  return lower != 0 ? ROWS_A_HALF + (63 - clz(lower)) / STRIDE : (63 - clz(upper)) / STRIDE
}

@inline function columns(upper: u64, lower: u64): u64 {
  const both = upper | lower
  return (both | (both >> 11) | (both >> 22) | (both >> 33) | (both >> 44)) & ROW
}

/** Finds the form that a region shares with all its shifted, turned and reflected copies. */
export function canonical(fromUpper: u64, fromLower: u64): void {
  const top = topRow(fromUpper, fromLower)
  const cols = columns(fromUpper, fromLower)
  const left = ctz(cols)
  let upper = raiseUpper(fromUpper, fromLower, top) >> left
  let lower = raiseLower(fromLower, top) >> left
  let width = 64 - clz(cols) - left
  let height = bottomRow(upper, lower) + 1
  let turnedUpper: u64 = 0
  let turnedLower: u64 = 0
  if (height >= width) {
    for (let row: u64 = 0; row < height; row++) {
      const cells = rowOf(upper, lower, row)
      turnedUpper |= columnOf(cells & 31) << row
      turnedLower |= columnOf(cells >> 5) << row
    }
    if (height > width) {
      upper = turnedUpper
      lower = turnedLower
      const swap = height
      height = width
      width = swap
    }
  }
  formUpper = u64.MAX_VALUE
  formLower = u64.MAX_VALUE
  formMirrored = false
  offerUpright(upper, lower, height, width)
  if (height == width) offerUpright(turnedUpper, turnedLower, height, width)
}
