import { REGION, regionAt, sortRegions, split } from './regions'
import { allow, forgetVisited, isSumWorth, nimberOf, STOPPED, visitedSoFar } from './search'
import { placeStack, popTo, push, stackTop } from './stack'
import { clearTable, placeTable } from './table'

/** Allocates the table; false if there is not enough memory. */
export function prepare(tableBytes: f64): bool {
  const table = placeStack((__heap_base + 63) & ~63)
  const pages = <i32>((<u64>table + <u64>tableBytes + 0xffff) >> 16) - memory.size()
  if (pages > 0 && memory.grow(pages) < 0) return false
  placeTable(table, <usize>(<u64>tableBytes))
  return true
}

export function forget(): void {
  clearTable()
  forgetVisited()
}

export function positions(): f64 {
  return <f64>visitedSoFar()
}

/** 1 when the player to move wins, 0 when not, -1 when the search was stopped. */
export function isWon(upper: u64, lower: u64, limit: f64): i32 {
  allow(limit)
  const first = stackTop()
  const lost = isSumWorth(first, pushRegions(upper, lower), 0)
  popTo(first)
  return lost == STOPPED ? STOPPED : 1 - lost
}

/** The nimber of a position, -1 when the search was stopped. */
export function nimber(upper: u64, lower: u64, limit: f64): i32 {
  allow(limit)
  const first = stackTop()
  const count = pushRegions(upper, lower)
  let sum = 0
  for (let index = 0; index < count && sum != STOPPED; index++) {
    const region = regionAt(first, index)
    const part = nimberOf(region.upper, region.lower)
    sum = part == STOPPED ? STOPPED : sum ^ part
  }
  popTo(first)
  return sum
}

/** Puts the regions of a position on the stack, largest first, and returns how many. */
function pushRegions(upper: u64, lower: u64): i32 {
  const first = stackTop()
  const count = split(upper, lower, first)
  sortRegions(first, count)
  push(<usize>count * REGION)
  return count
}
