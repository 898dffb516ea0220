import type { Puzzle } from '../../rules/puzzle.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { numbersOf } from './numbers.ts'
import {
  markBridges,
  markCorners,
  markEdgePairs,
  markFlankedPairs,
  markOffsetPairs,
  markPairs,
} from './patterns.ts'
import { Propagator } from './propagator.ts'
import { solverBoardOf } from './solver-board.ts'
import { Suppositions } from './suppositions.ts'

/**
 * Marks everything that the techniques up to a grade can conclude from an unmarked board; the order in which they are
 * used makes no difference. False when they contradict each other, which means that the puzzle has no solution.
 *
 * Below, two cells are equal when they are in one line and have the same number: at most one of them is kept.
 * Two cells touch when they are neighbours: at most one of them is shaded. A line continues behind holes,
 * so cells next to each other in it need not touch.
 *
 * Grade 1
 * - Around: a cell touching a shaded cell is kept.
 * - Repeated: a cell equal to a kept cell is shaded.
 * - Pair: of two equal cells that touch one is kept, so every other cell equal to them in that line is shaded.
 * - Sandwich: of two equal cells one is shaded, so a cell touching both is kept: the x of AxA, and on a hexagon
 *   the two cells touching both cells of a pair. (AAA follows: sandwich keeps the middle, pair shades the others.)
 *
 * Grade 2
 * - Flanked pair: ABBA in a line, each touching the next. One B is shaded, so the A touching it is kept, and every
 *   other A of the line is shaded. (Every other B is shaded by the pair.)
 * - Corner: of a cell with two neighbours that do not touch (its sides) and the inner cell that touches both: a side
 *   that has the number of the corner or of the inner cell keeps the other side. Whichever of the pair is shaded, the
 *   other side touches it or is the corner's last connection. (The triple corners and the quad corners follow.)
 * - Enclosed: when all neighbours of a cell but one are shaded, and at least one is, the last is kept, unless the cell
 *   and its neighbours are all the cells there are. (Corner close and edge close are the same at a corner and an edge.)
 *
 * Grade 3
 * - Cut off: a cell whose shading would divide the cells not shaded so far is kept.
 * - Offset pair: PPe in a line, each touching the next, the P equal; beside it the parallel amd, a beside the far P and d
 *   beside e, with a and d equal (m may be a hole). If e were shaded, the P touching it and d were kept, so the far P
 *   shaded, so a kept like d: e is kept.
 * - Edge pairs: two equal cells that touch, with nothing on one side of them and behind them on the other side two more:
 *   they are shaded crosswise, so the cells before and after the outer two in their line are kept, for one touches a
 *   shaded cell and the other is a last connection. With two more equal cells behind those, the cells before and after the
 *   second two are kept as well.
 *
 * Grade 4
 * - Supposition: if supposing a mark on one cell leads to a contradiction by the techniques of grades 1 to 3, the cell
 *   has the other mark. Contradictions are a cell to be marked both ways and a board that is divided.
 * - Either way: a cell that gets the same mark whether some cell is supposed kept or shaded has that mark.
 */
export function computeClosure(marks: Propagator, grade: Grade): boolean {
  marks.reset(grade === 1 ? 'nothing' : grade === 2 ? 'enclosed' : 'divided')
  if (!markPairs(marks)) return false
  if (grade >= 2 && !(markFlankedPairs(marks) && markCorners(marks))) return false
  if (grade >= 3 && !(markBridges(marks) && markOffsetPairs(marks) && markEdgePairs(marks))) return false
  return marks.propagate() && (grade < 4 || new Suppositions(marks).tryAllCells())
}

/** The conclusions of a grade: one mark per cell, undefined where it concludes nothing; or that there is no solution. */
export function conclude(puzzle: Puzzle, grade: Grade): Conclusion {
  const board = solverBoardOf(puzzle)
  const marks = new Propagator(board, numbersOf(board, puzzle))
  if (!computeClosure(marks, grade)) return 'contradiction'
  return Array.from(marks.marks, mark => CONCLUDED[mark])
}

export type Conclusion = readonly ('kept' | 'shaded' | undefined)[] | 'contradiction'

const CONCLUDED = [undefined, 'kept', 'shaded'] as const
