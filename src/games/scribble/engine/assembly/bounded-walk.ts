import { bestPoints, setBestPlay } from './best-play'
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
  REACHES,
  RIGHTS,
  ROW,
  RUN_NODES,
  RUN_POINTS,
  RUN_STARTS,
  SCORE_MASK,
  SCORE_SHIFT,
  setCount,
  SIDE,
  STRIDES,
  TOPS,
  valueAt,
  worth,
} from './memory'
import { bagSize } from './shadow'
import { addTopPlay, isHopeless } from './top-plays'

// The walk through the graph that finds the best plays from an anchor and abandons a path as soon as its upper bound is
// too low. It is compiled twice: with `i32` it looks for the play with the most points, with `f64` for the best plays by
// value, which is the points and the value of the letters that remain. Conditions on the type cost nothing: the compiler
// keeps one side of them.

let size: i32 = 0
// The current anchor.
let source: i32 = 0
let lane: i32 = 0
let limit: i32 = 0
let rightAt: i32 = 0
let row: i32 = 0

/** To be called once the shadow is cast. */
export function startWalk(): void {
  size = bagSize()
}

export function findFromAnchor<Bound>(graph: usize, index: i32, held: i32): void {
  const anchor = at(ANCHORS, index)
  source = index
  lane = at(ANCHOR_LANES, index)
  limit = at(LIMITS, index)
  rightAt = anchor + 1
  row = index * ROW
  if (letterAt(anchor) == 0) fromEmpty<Bound>(graph, anchor, held)
  else
    left<Bound>(
      <usize>at(RUN_NODES, anchor) << 2,
      at(RUN_STARTS, anchor),
      held,
      0,
      0,
      at(RUN_POINTS, anchor),
      0,
      0,
    )
}

function fromEmpty<Bound>(graph: usize, index: i32, held: i32): void {
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
    left<Bound>(nodeOf(entry), index - 1, still, 1, 0, worth(index, code, bit), code, partWith<Bound>(0, code))
    setCount(code, copies)
  }
}

function left<Bound>(
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
  const ahead = <Bound>((score & SCORE_MASK) + at(RIGHTS, row + spare)) + reachOf<Bound>(spare, part)
  const furthest = min(before + spare, ROW - 1)
  if (isTooLow<Bound>(ahead + <Bound>(at(LEFTS, row + furthest) - at(LEFTS, row + before)))) return
  visit()
  const mask = maskOf(node)
  if ((mask & 1) != 0 && !isTooLow<Bound>(ahead)) {
    const turned = nodeOf(entryOf(node, mask, 1))
    if ((maskOf(turned) & at(ALLOWED, rightAt) & held) != 0)
      right<Bound>(turned, rightAt, index + 1, held, count, 0, score, letters, part)
  }
  if (index < limit) return
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(node, mask, bit)
    const sum = score + worth(index, code, bit)
    const lower = ((letters << LETTER_BITS) | code) & LOW_MASK
    const used = partWith<Bound>(part, code)
    if ((entry & 1) != 0 && !isTooLow<Bound>(gainOf<Bound>(sum, used)))
      keep<Bound>(index, count + 1, sum, lower, letters >>> (LETTER_BITS * (LOW_LETTERS - 1)), used)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      setCount(code, copies - 1)
      left<Bound>(nodeOf(entry), index - 1, still, count + 1, before + 1, sum, lower, used)
      setCount(code, copies)
    }
  }
}

function right<Bound>(
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
  const spare = size - count
  const furthest = min(after + spare, ROW - 1)
  const brought = (score & SCORE_MASK) + at(RIGHTS, row + furthest) - at(RIGHTS, row + after)
  if (isTooLow<Bound>(<Bound>brought + reachOf<Bound>(spare, part))) return
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
    const used = partWith<Bound>(part, code)
    if ((entry & 1) != 0 && !isTooLow<Bound>(gainOf<Bound>(sum, used)))
      keep<Bound>(start, count + 1, sum, lower, count < LOW_LETTERS ? 0 : code, used)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      if ((at(ALLOWED, next) & still) != 0) {
        setCount(code, copies - 1)
        right<Bound>(nodeOf(entry), next, start, still, count + 1, after + 1, sum, lower, used)
        setCount(code, copies)
      }
    }
  }
}

/** The most that this many further letters can be worth; by value also the letters that then remain. */
// @ts-ignore: decorator
@inline
function reachOf<Bound>(spare: i32, part: i32): Bound {
  if (isFloat<Bound>()) return <Bound>valueAt(REACHES, part)
  else return <Bound>at(TOPS, spare)
}

/** The points or the value of a play that has used this part of the bag. */
// @ts-ignore: decorator
@inline
function gainOf<Bound>(score: i32, part: i32): Bound {
  const points = <Bound>(score & SCORE_MASK)
  if (isFloat<Bound>()) return points + <Bound>valueAt(PART_VALUES, part)
  else return points
}

/** The part of the bag with one more letter; only values depend on it. */
// @ts-ignore: decorator
@inline
function partWith<Bound>(part: i32, code: i32): i32 {
  if (isFloat<Bound>()) return part + at(STRIDES, code)
  else return 0
}

/** Whether no play that is worth at most this can be better than those that were found. */
// @ts-ignore: decorator
@inline
function isTooLow<Bound>(bound: Bound): bool {
  if (isFloat<Bound>()) return isHopeless(<f64>bound, source)
  else return <i32>bound <= bestPoints()
}

function keep<Bound>(start: i32, count: i32, score: i32, letters: i32, last: i32, part: i32): void {
  if (count == 1 && lane >= SIDE && score >= ONE_WORD) return
  const points = score & SCORE_MASK
  const high =
    last |
    ((start - baseOf(lane)) << PLACE_SHIFT) |
    (lane << LANE_SHIFT) |
    (count << COUNT_SHIFT) |
    (points << SCORE_SHIFT)
  if (isFloat<Bound>()) addTopPlay(<f64>gainOf<Bound>(score, part), letters, high, source)
  else setBestPlay(points, letters, high)
}
