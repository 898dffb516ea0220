import {
  ALLOWED,
  at,
  countOf,
  entryOf,
  LETTER_BITS,
  letterAt,
  LOW_LETTERS,
  LOW_MASK,
  maskOf,
  nodeOf,
  POINTS,
  setCount,
  worth,
} from './memory'
import { keep } from './plays'

let visited: f64 = 0
let limit: i32 = 0
let rightAt: i32 = 0

export function visitedNodes(): f64 {
  return visited
}

export function visit(): void {
  visited += 1
}

/** Sets the anchor of the following plays: how far left they may begin, and where they turn to the right. */
export function setAnchor(anchor: i32, leftmost: i32): void {
  rightAt = anchor + 1
  limit = leftmost
}

/** Finds plays through an empty cell that has letters only beside the lane. */
export function fromEmpty(graph: usize, index: i32, held: i32): void {
  visited += 1
  const mask = maskOf(graph)
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(graph, mask, bit)
    if (entry <= 1) continue
    const count = countOf(code)
    setCount(code, count - 1)
    left(nodeOf(entry), index - 1, count == 1 ? held ^ bit : held, 1, worth(index, code, bit), code)
    setCount(code, count)
  }
}

export function left(node: usize, index: i32, held: i32, count: i32, score: i32, low: i32): void {
  visited += 1
  const mask = maskOf(node)
  if ((mask & 1) != 0) {
    const turned = nodeOf(entryOf(node, mask, 1))
    if ((maskOf(turned) & at(ALLOWED, rightAt) & held) != 0)
      right(turned, rightAt, index + 1, held, count, score, low)
  }
  if (index < limit) return
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(node, mask, bit)
    const sum = score + worth(index, code, bit)
    const lower = ((low << LETTER_BITS) | code) & LOW_MASK
    if ((entry & 1) != 0) keep(index, count + 1, sum, lower, low >>> (LETTER_BITS * (LOW_LETTERS - 1)))
    if (entry > 1) {
      const copies = countOf(code)
      setCount(code, copies - 1)
      left(nodeOf(entry), index - 1, copies == 1 ? held ^ bit : held, count + 1, sum, lower)
      setCount(code, copies)
    }
  }
}

function right(node: usize, index: i32, start: i32, held: i32, count: i32, score: i32, low: i32): void {
  visited += 1
  const mask = maskOf(node)
  for (let rest = mask & at(ALLOWED, index) & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    let entry = entryOf(node, mask, bit)
    let sum = score + worth(index, code, bit)
    let after = index + 1
    for (let there = letterAt(after); there != 0; there = letterAt(++after)) {
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
    const lower = count < LOW_LETTERS ? low | (code << (count * LETTER_BITS)) : low
    if ((entry & 1) != 0) keep(start, count + 1, sum, lower, count < LOW_LETTERS ? 0 : code)
    if (entry > 1) {
      const next = nodeOf(entry)
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      if ((maskOf(next) & at(ALLOWED, after) & still) != 0) {
        setCount(code, copies - 1)
        right(next, after, start, still, count + 1, sum, lower)
        setCount(code, copies)
      }
    }
  }
}
