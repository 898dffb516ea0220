import { aboveLower, aboveUpper, belowLower, belowUpper, countTouches, spread } from './halves'
import { REGION, regionAt, sortRegions, split } from './regions'
import { clearTable, EXACT, placeTable, recall, remember } from './table'

/** Told now and then how many positions were visited; 0 ends the search. */
@external('host', 'progress')
declare function progress(positions: f64): i32

const YES = 1
const NO = 0
const STOPPED = -1
const PROGRESS_EVERY: u64 = 16384
const MOST_NIMBERS = 16

// The search's own stack: a frame holds the moves of one region, then the regions those moves leave.
const STACK_BYTES: usize = 8 * 1024 * 1024
const MOST_MOVES: usize = 100

@unmanaged class Child {
  effort: u32
  known: u32
  first: usize
  count: i32
}

const CHILD: usize = offsetof<Child>()

let top: usize = 0
let visited: u64 = 0
let stopAt: u64 = u64.MAX_VALUE

export function prepare(tableBytes: f64): bool {
  const start = (__heap_base + 63) & ~63
  const table = start + STACK_BYTES
  const pages = <i32>((<u64>table + <u64>tableBytes + 0xffff) >> 16) - memory.size()
  if (pages > 0 && memory.grow(pages) < 0) return false
  top = start
  placeTable(table, <usize>(<u64>tableBytes))
  return true
}

export function forget(): void {
  clearTable()
  visited = 0
}

export function positions(): f64 {
  return <f64>visited
}

/** 1 when the player to move wins, 0 when not, -1 when the search was stopped. */
export function isWon(upper: u64, lower: u64, limit: f64): i32 {
  allow(limit)
  const first = top
  const count = split(upper, lower, first)
  sortRegions(first, count)
  top += <usize>count * REGION
  const lost = isSumWorth(first, count, 0)
  top = first
  return lost == STOPPED ? STOPPED : 1 - lost
}

/** The nimber of a position, -1 when the search was stopped. */
export function nimber(upper: u64, lower: u64, limit: f64): i32 {
  allow(limit)
  const first = top
  const count = split(upper, lower, first)
  sortRegions(first, count)
  top += <usize>count * REGION
  let sum = 0
  for (let index = 0; index < count && sum >= 0; index++) {
    const region = regionAt(first, index)
    const part = nimberOf(region.upper, region.lower)
    sum = part == STOPPED ? STOPPED : sum ^ part
  }
  top = first
  return sum
}

function allow(limit: f64): void {
  stopAt = limit >= 9e15 ? u64.MAX_VALUE : visited + <u64>limit
}

function isWorth(upper: u64, lower: u64, nimber: i32): i32 {
  const known = recall(upper, lower)
  if (known & EXACT) return <i32>((known & 0xffff) == <u32>nimber)
  if ((known >> nimber) & 1) return NO
  if (visited >= stopAt) return STOPPED
  visited++
  if (visited % PROGRESS_EVERY == 0 && progress(<f64>visited) == 0) return STOPPED
  if (nimber >= MOST_NIMBERS) unreachable()
  const frame = top
  top += MOST_MOVES * CHILD
  const answer = search(upper, lower, nimber, known, frame)
  top = frame
  return answer
}

function search(upper: u64, lower: u64, nimber: i32, known: u32, frame: usize): i32 {
  let excluded = known
  let count = 0
  for (let bits = upper; bits != 0; bits &= bits - 1) {
    const wide = spread(bits & -bits)
    const found = look(
      upper & ~(wide | (wide << 11) | (wide >> 11)),
      lower & ~(wide >> 44),
      nimber,
      frame,
      count,
    )
    if (found == UNKNOWN) count++
    else if (found >= 0) excluded |= 1 << found
    if (found == nimber) return exclude(upper, lower, excluded)
  }
  for (let bits = lower; bits != 0; bits &= bits - 1) {
    const wide = spread(bits & -bits)
    const found = look(
      upper & ~(wide << 44),
      lower & ~(wide | (wide << 11) | (wide >> 11)),
      nimber,
      frame,
      count,
    )
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

const UNKNOWN = -1
const UNEQUAL = -2

/** A move's nimber if the table knows it, UNEQUAL if that is not the wanted one, UNKNOWN with a new child. */
function look(upper: u64, lower: u64, wanted: i32, frame: usize, index: i32): i32 {
  const first = top
  const count = split(upper, lower, first)
  let known: u32 = 0
  let knowledge: u32 = 0
  let left = 0
  for (let at = 0; at < count; at++) {
    const region = regionAt(first, at)
    const here = recall(region.upper, region.lower)
    if (here & EXACT) {
      known ^= here & 0xffff
      continue
    }
    knowledge = here
    if (left != at) memory.copy(first + <usize>left * REGION, first + <usize>at * REGION, REGION)
    left++
  }
  if (left == 0) return known
  if (left == 1 && (knowledge >> (known ^ wanted)) & 1) return UNEQUAL
  sortRegions(first, left)
  const largest = regionAt(first, 0)
  const child = childAt(frame, index)
  child.effort = largest.cells * 1024 + countTouches(largest.upper, largest.lower)
  child.known = known
  child.first = first
  child.count = left
  top = first + <usize>left * REGION
  return UNKNOWN
}

@inline function childAt(frame: usize, index: i32): Child {
  return changetype<Child>(frame + <usize>index * CHILD)
}

/** Least effort first; equals keep their order. */
function sortChildren(frame: usize, count: i32): void {
  for (let index = 1; index < count; index++) {
    const moved = childAt(frame, index)
    const effort = moved.effort
    const known = moved.known
    const first = moved.first
    const regions = moved.count
    let at = index
    for (; at > 0 && childAt(frame, at - 1).effort > effort; at--) {
      memory.copy(frame + <usize>at * CHILD, frame + <usize>(at - 1) * CHILD, CHILD)
    }
    const slot = childAt(frame, at)
    slot.effort = effort
    slot.known = known
    slot.first = first
    slot.count = regions
  }
}

function isSumWorth(first: usize, count: i32, nimber: i32): i32 {
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

function nimberOf(upper: u64, lower: u64): i32 {
  let nimber = 0
  let answer = isWorth(upper, lower, nimber)
  while (answer == NO) answer = isWorth(upper, lower, ++nimber)
  return answer == YES ? nimber : STOPPED
}
