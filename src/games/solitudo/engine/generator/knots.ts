import type { FastRng } from '#kernel/fast-rng.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { OPEN } from '../solver/propagator.ts'
import type { Draft } from './draft.ts'

/** Shaded cells in a knot: fewer seldom depend on each other, more leave too little for the easy start. */
const SMALLEST = 4
const SIZES = 5
/** Knots tried on one puzzle, and ways to tie each. */
const KNOTS = 40
const WAYS = 3
/** Numbers that no generated puzzle has, one for each cell of a knot. */
const UNUSED = 40

/**
 * Turns a puzzle that is too easy into one of exactly a grade. The numbers of a few neighbouring shaded cells are
 * removed; the cells that the grade below then leaves open depend on them. The knot gets numbers of those open cells,
 * so that each waits for the others, until only the wanted grade can solve it.
 */
export function tieKnot(draft: Draft, grade: Grade, dice: FastRng): boolean {
  const { numbers, marks, board } = draft
  const below = (grade - 1) as Grade
  const before = numbers.numberOf.slice()
  const open = new Uint8Array(board.cellCount)
  const isOpen = (cell: number) => open[cell] === OPEN
  for (let knot = 0; knot < KNOTS; knot++) {
    const cells = shadedAround(draft, dice.below(board.cellCount), SMALLEST + dice.below(SIZES))
    for (const [at, cell] of cells.entries()) numbers.setNumber(cell, UNUSED + at)
    draft.isSolvableAt(below)
    open.set(marks.marks)
    for (let way = 0; way < WAYS; way++) {
      for (const cell of cells)
        numbers.setNumber(
          cell,
          draft.duplicate(cell, dice, isOpen) || draft.duplicate(cell, dice, () => true) || before[cell]!,
        )
      if (!draft.isSolvableAt(below) && draft.isSolvableAt(grade)) return true
    }
    for (const cell of cells) numbers.setNumber(cell, before[cell]!)
  }
  return false
}

/** The shaded cells nearest to a cell whose numbers may change. */
function shadedAround({ board, shading, isFixed }: Draft, start: number, count: number): number[] {
  const { neighbourStart, neighbours } = board
  const found: number[] = []
  const reached = new Set([start])
  for (const cell of reached) {
    if (shading.isShaded[cell] === 1 && isFixed[cell] === 0 && found.push(cell) === count) break
    for (let index = neighbourStart[cell]!; index < neighbourStart[cell + 1]!; index++)
      reached.add(neighbours[index]!)
  }
  return found
}
