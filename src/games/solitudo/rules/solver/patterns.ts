import { NONE } from './board.ts'
import { KEPT, type Marks, OPEN, SHADED } from './marks.ts'

// What the numbers alone tell, whatever is marked; closure.ts says it in words. Each function marks what its
// technique concludes and answers false when that contradicts a mark.

/** Grade 1: equal cells that touch, and cells beside two equal ones. */
export function markPairs(marks: Marks): boolean {
  const { board, numbers } = marks
  const { cellCount, directions, next, between } = board
  const { under } = numbers
  for (let cell = 0; cell < cellCount; cell++)
    for (let direction = 0; direction < directions; direction++) {
      const slot = cell * directions + direction
      const second = next[slot]!
      if (second === NONE) continue
      const third = next[second * directions + direction]!
      if (third !== NONE && under[third] === under[cell] && !marks.mark(second, KEPT)) return false
      if (under[second] !== under[cell]) continue
      if (!shadeOthers(marks, cell, second, direction)) return false
      if (directions === 3)
        for (const beside of [between[slot * 2]!, between[slot * 2 + 1]!])
          if (beside !== NONE && !marks.mark(beside, KEPT)) return false
    }
  return true
}

/** Grade 2: ABBA. */
export function markFlankedPairs(marks: Marks): boolean {
  const { board, numbers } = marks
  const { cellCount, directions, next } = board
  const { under } = numbers
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

/** Grade 2: a pair in the corner of a rectangle. */
export function markCorners(marks: Marks): boolean {
  const { corners } = marks.board
  const { under } = marks.numbers
  for (let at = 0; at < corners.length; at += 4)
    for (let side = 1; side <= 2; side++) {
      const number = under[corners[at + side]!]
      const isPair = number === under[corners[at]!] || number === under[corners[at + 3]!]
      if (isPair && !marks.mark(corners[at + 3 - side]!, KEPT)) return false
    }
  return true
}

/** Grade 2: the only neighbour of a cell. */
export function markOnlyWays(marks: Marks): boolean {
  const { cellCount, neighbourStart, neighbours } = marks.board
  for (let cell = 0; cell < cellCount && cellCount > 2; cell++) {
    const start = neighbourStart[cell]!
    if (neighbourStart[cell + 1] === start + 1 && !marks.mark(neighbours[start]!, KEPT)) return false
  }
  return true
}

/** Grade 3: what divides the board by itself. */
export function markBridges(marks: Marks): boolean {
  for (const cell of marks.board.bridges) if (!marks.mark(cell, KEPT)) return false
  return true
}

/** Grade 3: pairs side by side along an edge, each of a cell at the edge and the one behind it. */
export function markEdgePairs(marks: Marks): boolean {
  const { under } = marks.numbers
  for (const edge of marks.board.edges) {
    let run = 0
    for (let at = 0; at <= edge.length; at += 2) {
      const isPair = at < edge.length && isEqual(under, edge[at]!, edge[at + 1]!)
      run = isPair ? run + 1 : 0
      if (run >= 2) {
        const before = at >= 4 ? edge[at - 4]! : NONE
        const after = at + 2 < edge.length ? edge[at + 2]! : NONE
        if (before !== NONE && !marks.mark(before, KEPT)) return false
        if (after !== NONE && !marks.mark(after, KEPT)) return false
      }
      if (run >= 3 && !markTriple(marks, edge, at)) return false
    }
  }
  return true
}

/** Three pairs in a row, of which the last stands at `at`: the middle one is shaded at the edge. */
function markTriple(marks: Marks, edge: Int16Array, at: number): boolean {
  return (
    marks.mark(edge[at - 2]!, SHADED) &&
    marks.mark(edge[at - 3]!, SHADED) &&
    marks.mark(edge[at + 1]!, SHADED)
  )
}

function isEqual(under: Uint8Array, one: number, other: number): boolean {
  return one !== NONE && other !== NONE && under[one] === under[other]
}

/** Grade 3: cells beside the far ends of two equal pairs whose near ends touch. */
export function markOffsetPairs(marks: Marks): boolean {
  const { cellCount, neighbourStart, neighbours } = marks.board
  for (let cell = 0; cell < cellCount; cell++) {
    if (marks.marks[cell] !== OPEN) continue
    if (isBesideOffsetPair(marks, neighbours, neighbourStart[cell]!, neighbourStart[cell + 1]!))
      if (!marks.mark(cell, KEPT)) return false
  }
  return true
}

function isBesideOffsetPair(marks: Marks, neighbours: Int16Array, start: number, end: number): boolean {
  for (let one = start; one < end; one++)
    for (let other = one + 1; other < end; other++)
      if (isOffsetPair(marks, neighbours[one]!, neighbours[other]!)) return true
  return false
}

/** Whether some cell equal to `one` in a line with it touches some cell equal to `other` in a line with that. */
function isOffsetPair({ board, numbers }: Marks, one: number, other: number): boolean {
  const { directions, lineOf, cellAt, neighbourStart, neighbours } = board
  const { under } = numbers
  const wanted = under[other]
  for (let direction = 0; direction < directions; direction++) {
    const line = lineOf[one * directions + direction]! << 5
    for (let rivals = numbers.rivals(one, direction); rivals !== 0; rivals &= rivals - 1) {
      const near = cellAt[line | (31 - Math.clz32(rivals & -rivals))]!
      for (let index = neighbourStart[near]!; index < neighbourStart[near + 1]!; index++) {
        const touching = neighbours[index]!
        if (under[touching] !== wanted || touching === other) continue
        for (let along = 0; along < directions; along++)
          if (lineOf[touching * directions + along] === lineOf[other * directions + along]) return true
      }
    }
  }
  return false
}

/** Shades every cell of a line that has the number of two of its cells, which keep it to themselves. */
function shadeOthers(marks: Marks, one: number, other: number, direction: number): boolean {
  const { directions, lineOf, placeOf, cellAt } = marks.board
  let others = marks.numbers.rivals(one, direction) & ~(1 << placeOf[other * directions + direction]!)
  const line = lineOf[one * directions + direction]! << 5
  for (; others !== 0; others &= others - 1)
    if (!marks.mark(cellAt[line | (31 - Math.clz32(others & -others))]!, SHADED)) return false
  return true
}
