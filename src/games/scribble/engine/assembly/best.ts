import { bestInSpace, lookForSpaces, spaceBound, spaceHigh, spaceLow } from './best-space'
import { visit } from './grow'
import {
  ALLOWED,
  ANCHOR_LANES,
  ANCHORS,
  at,
  baseOf,
  BOUNDS,
  COUNT_SHIFT,
  countOf,
  entryOf,
  LANE_SHIFT,
  LEFTS,
  LETTER_BITS,
  letterAt,
  LIMITS,
  LOW_LETTERS,
  LOW_MASK,
  maskOf,
  nodeOf,
  ONE_WORD,
  PLACE_SHIFT,
  POINTS,
  put,
  RIGHTS,
  ROW,
  RUN_NODES,
  RUN_POINTS,
  RUN_STARTS,
  SCORE_MASK,
  SCORE_SHIFT,
  setCount,
  SIDE,
  TOPS,
  worth,
} from './memory'
import { bagSize, castShadow } from './shadow'
import { findWords } from './words'

let best: i32 = -1
let low: i32 = 0
let high: i32 = 0
let size: i32 = 0
let promises: i32 = 0
// The current anchor.
let lane: i32 = 0
let limit: i32 = 0
let rightAt: i32 = 0
let row: i32 = 0

export function bestLow(): i32 {
  return low
}

export function bestHigh(): i32 {
  return high
}

/**
 * The score of the best play; -1 if there is no play. The anchors are tried in the order of their upper bounds, until no
 * other can beat the best play so far; a path is abandoned as soon as it cannot.
 */
export function findBest(graph: usize, root: usize, strict: bool, held: i32): i32 {
  const anchors = castShadow(held, strict)
  size = bagSize()
  promises = anchors
  if (!strict) {
    findWords(root, held)
    const spaces = lookForSpaces()
    for (let space = 0; space < spaces; space++) put(BOUNDS, promises++, spaceBound(space))
  }
  best = -1
  for (let next = highest(); next >= 0; next = highest()) {
    put(BOUNDS, next, -1)
    if (next < anchors) findFrom(graph, next, held)
    else findInSpace(next - anchors)
  }
  return best
}

function findInSpace(space: i32): void {
  const score = bestInSpace(space, best)
  if (score == best) return
  best = score
  low = spaceLow()
  high = spaceHigh()
}

/** The anchor or space with the highest bound; -1 if no bound exceeds the best play so far. */
function highest(): i32 {
  let most = best
  let found = -1
  for (let index = 0; index < promises; index++)
    if (at(BOUNDS, index) > most) {
      most = at(BOUNDS, index)
      found = index
    }
  return found
}

function findFrom(graph: usize, index: i32, held: i32): void {
  const anchor = at(ANCHORS, index)
  lane = at(ANCHOR_LANES, index)
  limit = at(LIMITS, index)
  rightAt = anchor + 1
  row = index * ROW
  if (letterAt(anchor) == 0) fromEmpty(graph, anchor, held)
  else left(<usize>at(RUN_NODES, anchor) << 2, at(RUN_STARTS, anchor), held, 0, 0, at(RUN_POINTS, anchor), 0)
}

function fromEmpty(graph: usize, index: i32, held: i32): void {
  visit()
  const mask = maskOf(graph)
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(graph, mask, bit)
    if (entry <= 1) continue
    const copies = countOf(code)
    setCount(code, copies - 1)
    left(nodeOf(entry), index - 1, copies == 1 ? held ^ bit : held, 1, 0, worth(index, code, bit), code)
    setCount(code, copies)
  }
}

function left(node: usize, index: i32, held: i32, count: i32, before: i32, score: i32, letters: i32): void {
  const spare = size - count
  // The most that the remaining letters can add: to the right alone, and on both sides.
  const ahead = (score & SCORE_MASK) + at(TOPS, spare) + at(RIGHTS, row + spare)
  const furthest = min(before + spare, ROW - 1)
  if (ahead + at(LEFTS, row + furthest) - at(LEFTS, row + before) <= best) return
  visit()
  const mask = maskOf(node)
  if ((mask & 1) != 0 && ahead > best) {
    const turned = nodeOf(entryOf(node, mask, 1))
    if ((maskOf(turned) & at(ALLOWED, rightAt) & held) != 0)
      right(turned, rightAt, index + 1, held, count, 0, score, letters)
  }
  if (index < limit) return
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(node, mask, bit)
    const sum = score + worth(index, code, bit)
    const lower = ((letters << LETTER_BITS) | code) & LOW_MASK
    if ((entry & 1) != 0 && (sum & SCORE_MASK) > best)
      keep(index, count + 1, sum, lower, letters >>> (LETTER_BITS * (LOW_LETTERS - 1)))
    if (entry > 1) {
      const copies = countOf(code)
      setCount(code, copies - 1)
      left(nodeOf(entry), index - 1, copies == 1 ? held ^ bit : held, count + 1, before + 1, sum, lower)
      setCount(code, copies)
    }
  }
}

function right(
  node: usize,
  index: i32,
  start: i32,
  held: i32,
  count: i32,
  after: i32,
  score: i32,
  letters: i32,
): void {
  const spare = size - count
  const furthest = min(after + spare, ROW - 1)
  const ahead = (score & SCORE_MASK) + at(TOPS, spare)
  if (ahead + at(RIGHTS, row + furthest) - at(RIGHTS, row + after) <= best) return
  visit()
  const mask = maskOf(node)
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    let entry = entryOf(node, mask, bit)
    let sum = score + worth(index, code, bit)
    let next = index + 1
    for (let there = letterAt(next); there != 0; there = letterAt(++next)) {
      const from = nodeOf(entry)
      const choices = maskOf(from)
      const wanted = 1 << there
      if ((choices & wanted) == 0) {
        entry = 0
        break
      }
      entry = entryOf(from, choices, wanted)
      sum += at(POINTS, there)
    }
    const lower = count < LOW_LETTERS ? letters | (code << (count * LETTER_BITS)) : letters
    if ((entry & 1) != 0 && (sum & SCORE_MASK) > best)
      keep(start, count + 1, sum, lower, count < LOW_LETTERS ? 0 : code)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      if ((at(ALLOWED, next) & still) != 0) {
        setCount(code, copies - 1)
        right(nodeOf(entry), next, start, still, count + 1, after + 1, sum, lower)
        setCount(code, copies)
      }
    }
  }
}

function keep(start: i32, count: i32, score: i32, letters: i32, last: i32): void {
  if (count == 1 && lane >= SIDE && score >= ONE_WORD) return
  best = score & SCORE_MASK
  low = letters
  high =
    last |
    ((start - baseOf(lane)) << PLACE_SHIFT) |
    (lane << LANE_SHIFT) |
    (count << COUNT_SHIFT) |
    (best << SCORE_SHIFT)
}
