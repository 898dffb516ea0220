import { aboveLower, aboveUpper, belowLower, belowUpper, CELLS, spread } from './halves'

/** Which cells go when one of every set of twins is kept; see the plain solver's twins.ts. */
@inline function goes(here: u64, above: u64, aboveThat: u64, below: u64): u64 {
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
  return goes(upper, above, aboveUpper(above), belowUpper(upper, lower))
}

export function twinsLower(upper: u64, lower: u64): u64 {
  const above = aboveLower(upper, lower)
  return goes(lower, above, aboveLower(aboveUpper(upper), above), belowLower(lower))
}
