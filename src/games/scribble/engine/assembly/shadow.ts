import {
  ALLOWED,
  ANCHOR_LANES,
  ANCHORS,
  at,
  BAG_SIZE,
  baseOf,
  besideOf,
  BOUNDS,
  countOf,
  FILLED,
  LANES,
  LEFT_COUNTS,
  LEFTS,
  letterAt,
  LIMITS,
  ORDERED,
  POINTS,
  put,
  RIGHT_COUNTS,
  RIGHTS,
  ROW,
  RUN_NODES,
  RUN_POINTS,
  RUN_STARTS,
  SCORE_MASK,
  SCORING,
  SIDES,
  TOPS,
} from './memory'

let count: i32 = 0
let size: i32 = 0
let held: i32 = 0

// @ts-ignore: decorator
@inline
function ordered(index: i32): i32 {
  return <i32>load<u8>(ORDERED + <usize>index)
}

/**
 * Computes an upper bound of the plays from each anchor, as if every letter were as good as the best that fits, without
 * reading the graph. Returns the number of anchors. LEFTS and RIGHTS hold, for each anchor and number of letters on that
 * side, the most that side words and board letters can add, and LEFT_COUNTS and RIGHT_COUNTS the most letters on each side;
 * TOPS holds the total points of the best letters of the bag.
 */
export function castShadow(mask: i32, strict: bool): i32 {
  held = mask
  orderBag()
  count = 0
  for (let lane = 0; lane < LANES; lane++) castLane(lane, strict)
  return count
}

export function bagSize(): i32 {
  return size
}

function orderBag(): void {
  size = 0
  for (let code = 1; code < 32; code++)
    for (let copies = countOf(code); copies > 0; copies--) {
      let place = size++
      for (; place > 0 && at(POINTS, ordered(place - 1)) < at(POINTS, code); place--)
        store<u8>(ORDERED + <usize>place, <u8>ordered(place - 1))
      store<u8>(ORDERED + <usize>place, <u8>code)
    }
  put(TOPS, 0, 0)
  for (let letters = 0; letters < BAG_SIZE; letters++)
    put(TOPS, letters + 1, at(TOPS, letters) + (letters < size ? at(POINTS, ordered(letters)) : 0))
}

function castLane(lane: i32, strict: bool): void {
  const taken = at(FILLED, lane)
  const ends = taken & ~(taken >> 1)
  const empties = strict ? besideOf(lane) & ~(taken | (taken << 1) | (taken >> 1)) : 0
  const base = baseOf(lane)
  let limit = base
  for (let rest = ends | empties; rest != 0; rest &= rest - 1) {
    const anchor = base + ctz(rest)
    const isEmpty = letterAt(anchor) == 0
    if (isEmpty ? (at(ALLOWED, anchor) & held) != 0 : at(RUN_NODES, anchor) != 0)
      castAnchor(anchor, lane, limit, isEmpty)
    limit = isEmpty ? anchor + 1 : anchor + 2
  }
}

function castAnchor(anchor: i32, lane: i32, limit: i32, isEmpty: bool): void {
  const row = count * ROW
  const most = isEmpty ? size - 1 : size
  const before = castLeft(row, isEmpty ? anchor - 1 : at(RUN_STARTS, anchor), limit, most)
  const after = castRight(row, anchor + 1, most)
  let reach = 0
  for (let left = max(0, min(before, most - after)); left <= before; left++) {
    const right = min(after, most - left)
    const brought =
      at(LEFTS, row + left) + at(RIGHTS, row + right) + at(TOPS, left + right + (isEmpty ? 1 : 0))
    if (brought > reach) reach = brought
  }
  put(ANCHORS, count, anchor)
  put(ANCHOR_LANES, count, lane)
  put(LIMITS, count, limit)
  put(LEFT_COUNTS, count, before)
  put(RIGHT_COUNTS, count, after)
  put(BOUNDS, count++, reach + (isEmpty ? extra(anchor) : at(RUN_POINTS, anchor)))
}

function castLeft(row: i32, from: i32, limit: i32, most: i32): i32 {
  let sum = 0
  let letters = 0
  put(LEFTS, row, 0)
  for (let index = from; letters < most && index >= limit && (at(ALLOWED, index) & held) != 0; index--) {
    sum += extra(index)
    put(LEFTS, row + ++letters, sum)
  }
  for (let rest = letters; rest < BAG_SIZE; rest++) put(LEFTS, row + rest + 1, sum)
  return letters
}

function castRight(row: i32, from: i32, most: i32): i32 {
  let sum = 0
  let letters = 0
  let index = from
  put(RIGHTS, row, 0)
  while (letters < most && (at(ALLOWED, index) & held) != 0) {
    sum += extra(index++)
    while (letterAt(index) != 0) sum += at(POINTS, letterAt(index++))
    put(RIGHTS, row + ++letters, sum)
  }
  for (let rest = letters; rest < BAG_SIZE; rest++) put(RIGHTS, row + rest + 1, sum)
  return letters
}

/** The most that a letter here can add besides its own points. */
export function extra(index: i32): i32 {
  const good = at(SCORING, index) & held
  if (good == 0) return 0
  let place = 0
  while ((good & (1 << ordered(place))) == 0) place++
  return (at(SIDES, index) & SCORE_MASK) + at(POINTS, ordered(place))
}
