import { countTouches } from './halves'
import { REGION, regionAt, sortRegions, split } from './regions'
import { push, stackTop } from './stack'
import { EXACT, recall } from './table'

/** A move whose nimber is not known yet. */
@unmanaged export class Child {
  effort: u32
  /** The nimber of all its regions whose nimber is known. */
  known: u32
  /** Its other regions, largest first. */
  first: usize
  count: i32
}

const CHILD: usize = offsetof<Child>()
const MOST_MOVES: usize = 100

export const UNKNOWN = -1
export const UNEQUAL = -2

export function pushChildren(): usize {
  return push(MOST_MOVES * CHILD)
}

@inline export function childAt(frame: usize, index: i32): Child {
  return changetype<Child>(frame + <usize>index * CHILD)
}

/** A move's nimber if the table knows it, UNEQUAL if that is not the wanted one, UNKNOWN with a new child. */
export function look(upper: u64, lower: u64, wanted: i32, child: Child): i32 {
  const first = stackTop()
  const count = split(upper, lower, first)
  let known: u32 = 0
  let lastUnknown: u32 = 0
  let unknown = 0
  for (let index = 0; index < count; index++) {
    const region = regionAt(first, index)
    const knowledge = recall(region.upper, region.lower)
    if (knowledge & EXACT) {
      known ^= knowledge & 0xffff
      continue
    }
    lastUnknown = knowledge
    if (unknown != index) memory.copy(first + <usize>unknown * REGION, first + <usize>index * REGION, REGION)
    unknown++
  }
  if (unknown == 0) return known
  if (unknown == 1 && (lastUnknown >> (known ^ wanted)) & 1) return UNEQUAL
  sortRegions(first, unknown)
  const largest = regionAt(first, 0)
  child.effort = largest.cells * 1024 + countTouches(largest.upper, largest.lower)
  child.known = known
  child.first = push(<usize>unknown * REGION)
  child.count = unknown
  return UNKNOWN
}

/** Sorts by effort, least first; the order of equals does not change. */
export function sortChildren(frame: usize, count: i32): void {
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
