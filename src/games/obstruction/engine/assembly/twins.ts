import { aboveLower, aboveUpper, belowLower, belowUpper, CELLS, spread } from './halves'

/** The cells to remove so that one of every set of twins is left; see testing/js-solver/twins.ts. */
@inline function redundantCells(here: u64, above: u64, aboveThat: u64, below: u64): u64 {
  const beside = above | here | below
  const pair = above | here
  const aboveClear = above & ~spread(aboveThat)
  const belowClear = ~spread(below)
  return (
    here &
    (((here << 1) & ~(((beside << 1) & CELLS) << 1) & ~(beside >> 1)) |
      (aboveClear & belowClear) |
      (((aboveClear & ~(pair << 1)) << 1) & belowClear & ~(pair >> 1)) |
      (((aboveClear & ~(pair >> 1)) >> 1) & belowClear & ~(pair << 1)))
  )
}

export function twinsUpper(upper: u64, lower: u64): u64 {
  const above = aboveUpper(upper)
  return redundantCells(upper, above, aboveUpper(above), belowUpper(upper, lower))
}

export function twinsLower(upper: u64, lower: u64): u64 {
  const above = aboveLower(upper, lower)
  return redundantCells(lower, above, aboveLower(aboveUpper(upper), above), belowLower(lower))
}
