import { lookForSpaces } from './best-space'
import { visit } from './grow'
import {
  ALLOWED,
  ANCHOR_LANES,
  ANCHORS,
  at,
  baseOf,
  COUNT_SHIFT,
  countOf,
  entryOf,
  LANE_SHIFT,
  LEFT_COUNTS,
  LEFTS,
  LETTER_BITS,
  letterAt,
  LIMITS,
  LOW_LETTERS,
  LOW_MASK,
  maskOf,
  nodeOf,
  ONE_WORD,
  PART_VALUES,
  PLACE_SHIFT,
  POINTS,
  putValue,
  REACHES,
  RIGHT_COUNTS,
  RIGHTS,
  ROW,
  RUN_NODES,
  RUN_POINTS,
  RUN_STARTS,
  SCORE_MASK,
  SCORE_SHIFT,
  setCount,
  SIDE,
  SIZE_VALUES,
  STRIDES,
  VALUE_BOUNDS,
  valueAt,
  worth,
} from './memory'
import { preparePartValues } from './part-values'
import { bagSize, castShadow, extra } from './shadow'
import { addTopPlay, countTopPlays, forgetTopPlays, isHopeless } from './top-plays'
import { findTopInSpace, spaceValueBound, valueWords } from './top-space'
import { findWords } from './words'

let size: i32 = 0
let sources: i32 = 0
// The current anchor.
let source: i32 = 0
let lane: i32 = 0
let limit: i32 = 0
let rightAt: i32 = 0
let row: i32 = 0

/**
 * Finds the best plays by value, at most so many, and returns their number. A value is the points and the value of the
 * letters that remain. As in the search for the play with the most points, anchors and spaces are tried in the order of
 * their upper bounds.
 */
export function findTop(graph: usize, root: usize, strict: bool, held: i32, most: i32): i32 {
  const anchors = castShadow(held, strict)
  size = bagSize()
  preparePartValues()
  for (let anchor = 0; anchor < anchors; anchor++) putValue(VALUE_BOUNDS, anchor, anchorBound(anchor, held))
  sources = anchors
  if (!strict) {
    findWords(root, held)
    valueWords()
    const spaces = lookForSpaces()
    for (let space = 0; space < spaces; space++) putValue(VALUE_BOUNDS, sources++, spaceValueBound(space))
  }
  forgetTopPlays(most)
  for (let next = highest(); next >= 0; next = highest()) {
    putValue(VALUE_BOUNDS, next, -Infinity)
    if (next < anchors) findFrom(graph, next, held)
    else findTopInSpace(next - anchors, next)
  }
  return countTopPlays()
}

/** An upper bound of the value of all plays from an anchor, for every way to lay letters on its two sides. */
function anchorBound(index: i32, held: i32): f64 {
  const anchor = at(ANCHORS, index)
  const isEmpty = letterAt(anchor) == 0
  const most = isEmpty ? size - 1 : size
  const itself = isEmpty ? 1 : 0
  const before = at(LEFT_COUNTS, index)
  const after = at(RIGHT_COUNTS, index)
  let reach: f64 = -Infinity
  for (let left = max(0, min(before, most - after)); left <= before; left++) {
    const right = min(after, most - left)
    const brought = at(LEFTS, index * ROW + left) + at(RIGHTS, index * ROW + right)
    reach = max(reach, <f64>brought + valueAt(SIZE_VALUES, left + right + itself))
  }
  return reach + <f64>(isEmpty ? extra(anchor) : at(RUN_POINTS, anchor))
}

/** The anchor or space with the highest bound; -1 if no other play can be among the best. */
function highest(): i32 {
  let most: f64 = -Infinity
  let found = -1
  for (let index = 0; index < sources; index++) {
    const bound = valueAt(VALUE_BOUNDS, index)
    if (bound > most && !isHopeless(bound, index)) {
      most = bound
      found = index
    }
  }
  return found
}

function findFrom(graph: usize, index: i32, held: i32): void {
  const anchor = at(ANCHORS, index)
  source = index
  lane = at(ANCHOR_LANES, index)
  limit = at(LIMITS, index)
  rightAt = anchor + 1
  row = index * ROW
  if (letterAt(anchor) == 0) fromEmpty(graph, anchor, held)
  else
    left(<usize>at(RUN_NODES, anchor) << 2, at(RUN_STARTS, anchor), held, 0, 0, at(RUN_POINTS, anchor), 0, 0)
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
    const still = copies == 1 ? held ^ bit : held
    setCount(code, copies - 1)
    left(nodeOf(entry), index - 1, still, 1, 0, worth(index, code, bit), code, at(STRIDES, code))
    setCount(code, copies)
  }
}

function left(
  node: usize,
  index: i32,
  held: i32,
  count: i32,
  before: i32,
  score: i32,
  letters: i32,
  part: i32,
): void {
  const spare = size - count
  // The most that the remaining letters can add: to the right alone, and on both sides.
  const ahead = <f64>((score & SCORE_MASK) + at(RIGHTS, row + spare)) + valueAt(REACHES, part)
  const furthest = min(before + spare, ROW - 1)
  if (isHopeless(ahead + <f64>(at(LEFTS, row + furthest) - at(LEFTS, row + before)), source)) return
  visit()
  const mask = maskOf(node)
  if ((mask & 1) != 0 && !isHopeless(ahead, source)) {
    const turned = nodeOf(entryOf(node, mask, 1))
    if ((maskOf(turned) & at(ALLOWED, rightAt) & held) != 0)
      right(turned, rightAt, index + 1, held, count, 0, score, letters, part)
  }
  if (index < limit) return
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(node, mask, bit)
    const sum = score + worth(index, code, bit)
    const lower = ((letters << LETTER_BITS) | code) & LOW_MASK
    const used = part + at(STRIDES, code)
    if ((entry & 1) != 0)
      keep(index, count + 1, sum, lower, letters >>> (LETTER_BITS * (LOW_LETTERS - 1)), used)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      setCount(code, copies - 1)
      left(nodeOf(entry), index - 1, still, count + 1, before + 1, sum, lower, used)
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
  part: i32,
): void {
  const furthest = min(after + size - count, ROW - 1)
  const brought = (score & SCORE_MASK) + at(RIGHTS, row + furthest) - at(RIGHTS, row + after)
  if (isHopeless(<f64>brought + valueAt(REACHES, part), source)) return
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
    const used = part + at(STRIDES, code)
    if ((entry & 1) != 0) keep(start, count + 1, sum, lower, count < LOW_LETTERS ? 0 : code, used)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      if ((at(ALLOWED, next) & still) != 0) {
        setCount(code, copies - 1)
        right(nodeOf(entry), next, start, still, count + 1, after + 1, sum, lower, used)
        setCount(code, copies)
      }
    }
  }
}

function keep(start: i32, count: i32, score: i32, letters: i32, last: i32, part: i32): void {
  const points = score & SCORE_MASK
  const value = <f64>points + valueAt(PART_VALUES, part)
  if (isHopeless(value, source)) return
  if (count == 1 && lane >= SIDE && score >= ONE_WORD) return
  const place = (start - baseOf(lane)) << PLACE_SHIFT
  addTopPlay(
    value,
    letters,
    last | place | (lane << LANE_SHIFT) | (count << COUNT_SHIFT) | (points << SCORE_SHIFT),
    source,
  )
}
