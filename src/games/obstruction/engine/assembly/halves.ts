// A set of cells is two 64-bit halves: rows 0 to 4 in the upper half of the board, rows 5 to 9 in the lower,
// eleven bits a row. The eleventh bit stays empty, so that shifting sideways never runs into the next row;
// in the table, the nine spare bits on top of each half hold what is known about a region.

export const STRIDE: u64 = 11
export const ROWS_A_HALF: u64 = 5
export const HALF: u64 = ((<u64>1) << 55) - 1
export const ROW: u64 = 1023
/** One bit in each row of a half. */
export const EACH_ROW: u64 = 1 | (1 << 11) | (1 << 22) | ((<u64>1) << 33) | ((<u64>1) << 44)
export const CELLS: u64 = EACH_ROW * ROW

/** Moves each row down by one, so that every cell has the value of the cell above it. */
@inline export function aboveUpper(upper: u64): u64 {
  return (upper << STRIDE) & HALF
}

@inline export function aboveLower(upper: u64, lower: u64): u64 {
  return ((lower << STRIDE) & HALF) | (upper >> 44)
}

/** Moves each row up by one, so that every cell has the value of the cell below it. */
@inline export function belowUpper(upper: u64, lower: u64): u64 {
  return (upper >> STRIDE) | ((lower << 44) & HALF)
}

@inline export function belowLower(lower: u64): u64 {
  return lower >> STRIDE
}

/** The cells of a half and those beside them. */
@inline export function spread(half: u64): u64 {
  return half | (half << 1) | (half >> 1)
}

/** All cells of spread halves and those above and below them; bits beyond the board must be masked away. */
@inline export function nearUpper(wideUpper: u64, wideLower: u64): u64 {
  return wideUpper | (wideUpper << STRIDE) | (wideUpper >> STRIDE) | (wideLower << 44)
}

@inline export function nearLower(wideUpper: u64, wideLower: u64): u64 {
  return wideLower | (wideLower << STRIDE) | (wideLower >> STRIDE) | (wideUpper >> 44)
}

@inline export function countCells(upper: u64, lower: u64): i32 {
  return <i32>(popcnt(upper) + popcnt(lower))
}

/** How many pairs of cells touch. */
export function countTouches(upper: u64, lower: u64): i32 {
  const nextUpper = belowUpper(upper, lower)
  const nextLower = belowLower(lower)
  return (
    countCells(upper & (upper >> 1), lower & (lower >> 1)) +
    countCells(upper & nextUpper, lower & nextLower) +
    countCells(upper & (nextUpper >> 1), lower & (nextLower >> 1)) +
    countCells(upper & (nextUpper << 1), lower & (nextLower << 1))
  )
}
