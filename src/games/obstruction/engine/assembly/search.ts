// The same search as testing/js-solver/search.ts, which explains it: both visit the same positions in the same order.

import { childAt, look, pushChildren, sortChildren, UNKNOWN } from './children'
import { nearLower, nearUpper, spread } from './halves'
import { regionAt } from './regions'
import { popTo } from './stack'
import { EXACT, recall, remember } from './table'

/** Called periodically with the number of visited positions; returning 0 ends the search. */
@external('host', 'progress')
declare function progress(positions: f64): i32

export const YES = 1
export const NO = 0
export const STOPPED = -1

const PROGRESS_EVERY: u64 = 16384
const MOST_NIMBERS = 16

let visited: u64 = 0
let stopAt: u64 = u64.MAX_VALUE

export function allow(limit: f64): void {
  stopAt = limit >= 9e15 ? u64.MAX_VALUE : visited + <u64>limit
}

export function visitedSoFar(): u64 {
  return visited
}

export function forgetVisited(): void {
  visited = 0
}

/** Whether the sum of the regions, sorted largest first, has this nimber. */
export function isSumWorth(first: usize, count: i32, nimber: i32): i32 {
  if (count == 0) return <i32>(nimber == 0)
  let wanted = nimber
  for (let index = count - 1; index > 0; index--) {
    const region = regionAt(first, index)
    const part = nimberOf(region.upper, region.lower)
    if (part == STOPPED) return STOPPED
    wanted ^= part
  }
  const largest = regionAt(first, 0)
  return isWorth(largest.upper, largest.lower, wanted)
}

export function nimberOf(upper: u64, lower: u64): i32 {
  let nimber = 0
  let answer = isWorth(upper, lower, nimber)
  while (answer == NO) answer = isWorth(upper, lower, ++nimber)
  return answer == YES ? nimber : STOPPED
}

function isWorth(upper: u64, lower: u64, nimber: i32): i32 {
  const known = recall(upper, lower)
  if (known & EXACT) return <i32>((known & 0xffff) == <u32>nimber)
  if ((known >> nimber) & 1) return NO
  if (visited >= stopAt) return STOPPED
  visited++
  if (visited % PROGRESS_EVERY == 0 && progress(<f64>visited) == 0) return STOPPED
  if (nimber >= MOST_NIMBERS) unreachable()
  const frame = pushChildren()
  const answer = search(upper, lower, nimber, known, frame)
  popTo(frame)
  return answer
}

function search(upper: u64, lower: u64, nimber: i32, known: u32, frame: usize): i32 {
  let excluded = known
  let count = 0
  let movesUpper = upper
  let movesLower = lower
  while ((movesUpper | movesLower) != 0) {
    const moveUpper = movesUpper & -movesUpper
    const moveLower = movesUpper != 0 ? 0 : movesLower & -movesLower
    movesUpper ^= moveUpper
    movesLower ^= moveLower
    const wideUpper = spread(moveUpper)
    const wideLower = spread(moveLower)
    const leftUpper = upper & ~nearUpper(wideUpper, wideLower)
    const leftLower = lower & ~nearLower(wideUpper, wideLower)
    const found = look(leftUpper, leftLower, nimber, childAt(frame, count))
    if (found == UNKNOWN) count++
    else if (found >= 0) excluded |= 1 << found
    if (found == nimber) return exclude(upper, lower, excluded)
  }
  sortChildren(frame, count)
  for (let index = 0; index < count; index++) {
    const child = childAt(frame, index)
    const answer = isSumWorth(child.first, child.count, <i32>child.known ^ nimber)
    if (answer == STOPPED) return STOPPED
    if (answer == YES) return exclude(upper, lower, excluded | (1 << nimber))
  }
  if (excluded != known) remember(upper, lower, excluded)
  for (let smaller = 0; smaller < nimber; smaller++) {
    const answer = isWorth(upper, lower, smaller)
    if (answer != NO) return answer == YES ? NO : STOPPED
  }
  remember(upper, lower, EXACT | nimber)
  return YES
}

@inline function exclude(upper: u64, lower: u64, excluded: u32): i32 {
  remember(upper, lower, excluded)
  return NO
}
