import { KEPT, type Propagator, SHADED } from './propagator.ts'
import { NONE } from './solver-board.ts'

// Conclusions from the numbers alone, independent of marks; closure.ts describes them. Each function marks the
// conclusions of its technique and returns false when one contradicts a mark.

/** Grade 1: equal cells that touch, and cells beside two equal ones. */
export function markPairs(marks: Propagator): boolean {
  const { cellCount, directions, next, between } = marks.board
  const { numberOf } = marks.numbers
  for (let cell = 0; cell < cellCount; cell++)
    for (let direction = 0; direction < directions; direction++) {
      const slot = cell * directions + direction
      const second = next[slot]!
      if (second === NONE) continue
      const third = next[second * directions + direction]!
      if (third !== NONE && numberOf[third] === numberOf[cell] && !marks.mark(second, KEPT)) return false
      if (numberOf[second] !== numberOf[cell]) continue
      if (!shadeOthers(marks, cell, second, direction)) return false
      if (!keep(marks, between[slot * 2]!) || !keep(marks, between[slot * 2 + 1]!)) return false
    }
  return true
}

/** Grade 2: ABBA. */
export function markFlankedPairs(marks: Propagator): boolean {
  const { cellCount, directions, next } = marks.board
  const { numberOf: under } = marks.numbers
  for (let cell = 0; cell < cellCount; cell++)
    for (let direction = 0; direction < directions; direction++) {
      const second = next[cell * directions + direction]!
      if (second === NONE) continue
      const third = next[second * directions + direction]!
      if (third === NONE || under[third] !== under[second]) continue
      const fourth = next[third * directions + direction]!
      if (fourth === NONE || under[fourth] !== under[cell]) continue
      if (!shadeOthers(marks, cell, fourth, direction)) return false
    }
  return true
}

/** Grade 2: a pair in a corner. */
export function markCorners(marks: Propagator): boolean {
  const { corners } = marks.board
  const { numberOf: under } = marks.numbers
  for (let at = 0; at < corners.length; at += 4)
    for (let side = 1; side <= 2; side++) {
      const number = under[corners[at + side]!]
      const isPair = number === under[corners[at]!] || number === under[corners[at + 3]!]
      if (isPair && !marks.mark(corners[at + 3 - side]!, KEPT)) return false
    }
  return true
}

/** Grade 3: keeps cells that would divide the board on their own. */
export function markBridges(marks: Propagator): boolean {
  for (const cell of marks.board.bridges) if (!marks.mark(cell, KEPT)) return false
  return true
}

/** Grade 3: PP and the cell after them, beside a and d. */
export function markOffsetPairs(marks: Propagator): boolean {
  const { offsets } = marks.board
  const { numberOf: under } = marks.numbers
  for (let at = 0; at < offsets.length; at += 5)
    if (
      under[offsets[at]!] === under[offsets[at + 1]!] &&
      under[offsets[at + 2]!] === under[offsets[at + 3]!]
    )
      if (!marks.mark(offsets[at + 4]!, KEPT)) return false
  return true
}

/** Grade 3: pairs one behind the other at an edge. */
export function markEdgePairs(marks: Propagator): boolean {
  const { ladders } = marks.board
  const { numberOf: under } = marks.numbers
  for (let at = 0; at < ladders.length; at += LADDER_SIZE) {
    if (!isPair(under, ladders, at) || !isPair(under, ladders, at + 2)) continue
    if (!keep(marks, ladders[at + 6]!) || !keep(marks, ladders[at + 7]!)) return false
    if (ladders[at + 4] === NONE || !isPair(under, ladders, at + 4)) continue
    if (!keep(marks, ladders[at + 8]!) || !keep(marks, ladders[at + 9]!)) return false
  }
  return true
}

/** The two cells of each of three ranks, then the cells before and after the first and before and after the second. */
export const LADDER_SIZE = 10

function isPair(under: Uint8Array, cells: Int16Array, at: number): boolean {
  return under[cells[at]!] === under[cells[at + 1]!]
}

function keep(marks: Propagator, cell: number): boolean {
  return cell === NONE || marks.mark(cell, KEPT)
}

/** Shades every cell of a line that has the number of two of its cells, except those two. */
function shadeOthers(marks: Propagator, one: number, other: number, direction: number): boolean {
  const { directions, lineOf, placeOf, cellAt } = marks.board
  let others = marks.numbers.rivals(one, direction) & ~(1 << placeOf[other * directions + direction]!)
  const line = lineOf[one * directions + direction]! << 5
  for (; others !== 0; others &= others - 1)
    if (!marks.mark(cellAt[line | (31 - Math.clz32(others & -others))]!, SHADED)) return false
  return true
}
