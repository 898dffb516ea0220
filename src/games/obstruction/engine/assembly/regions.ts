import { canonical, formLower, formMirrored, formUpper } from './canonical'
import { countCells, nearLower, nearUpper, spread } from './halves'
import { twinsLower, twinsUpper } from './twins'

/** A region in canonical form, twins merged; regions lie one after another on the search's stack. */
@unmanaged export class Region {
  upper: u64
  lower: u64
  cells: u32
}

export const REGION: usize = offsetof<Region>()

@inline export function regionAt(first: usize, index: i32): Region {
  return changetype<Region>(first + <usize>index * REGION)
}

/** Writes the connected regions of a set of cells, without those of nimber 0, and returns their number. */
export function split(upper: u64, lower: u64, first: usize): i32 {
  let count = 0
  while ((upper | lower) != 0) {
    let takenUpper = upper & -upper
    let takenLower = upper != 0 ? 0 : lower & -lower
    while (true) {
      const wideUpper = spread(takenUpper)
      const wideLower = spread(takenLower)
      const moreUpper = nearUpper(wideUpper, wideLower) & upper
      const moreLower = nearLower(wideUpper, wideLower) & lower
      if (moreUpper == takenUpper && moreLower == takenLower) break
      takenUpper = moreUpper
      takenLower = moreLower
    }
    upper ^= takenUpper
    lower ^= takenLower
    if (reduce(takenUpper, takenLower)) count = toggle(first, count)
  }
  return count
}

/** Puts a connected region's reduced form into the `form` variables; false if its nimber is 0. */
function reduce(upper: u64, lower: u64): bool {
  canonical(upper, lower)
  if (formMirrored) return false
  const goesUpper = twinsUpper(formUpper, formLower)
  const goesLower = twinsLower(formUpper, formLower)
  if ((goesUpper | goesLower) == 0) return true
  canonical(formUpper ^ goesUpper, formLower ^ goesLower)
  return !formMirrored
}

/** Adds the form just found, or removes an equal one, since two equal regions cancel out. */
function toggle(first: usize, count: i32): i32 {
  for (let index = 0; index < count; index++) {
    const other = regionAt(first, index)
    if (other.upper != formUpper || other.lower != formLower) continue
    const after = first + <usize>(index + 1) * REGION
    memory.copy(after - REGION, after, <usize>(count - index - 1) * REGION)
    return count - 1
  }
  const region = regionAt(first, count)
  region.upper = formUpper
  region.lower = formLower
  region.cells = countCells(formUpper, formLower)
  return count + 1
}

/** Sorts by size, largest first; the order of equals does not change. */
export function sortRegions(first: usize, count: i32): void {
  for (let index = 1; index < count; index++) {
    const moved = regionAt(first, index)
    const upper = moved.upper
    const lower = moved.lower
    const cells = moved.cells
    let at = index
    for (; at > 0 && regionAt(first, at - 1).cells < cells; at--) {
      memory.copy(first + <usize>at * REGION, first + <usize>(at - 1) * REGION, REGION)
    }
    const slot = regionAt(first, at)
    slot.upper = upper
    slot.lower = lower
    slot.cells = cells
  }
}
