import type { Cell } from '#kernel/grid.ts'
import { type BreachDescription, describeBreach } from '../../presentation/step-description.ts'
import { breachesOf, cachedTopologyOf } from '../../rules/board.ts'
import { solvedMarks } from '../../rules/marks.ts'
import { SHADED, type Shading } from '../../rules/puzzle.ts'
import type { Draft } from './draft.ts'

/** How the painted solution fits the numbers. */
export interface PaintingCheck {
  /** Whether anything is painted; without it nothing is checked. */
  readonly isBegun: boolean
  /** Shaded cells that touch or divide the board, whatever the numbers. */
  readonly broken: readonly BreachDescription[]
  /** Numbers that are still repeated. While somebody paints, there are many. */
  readonly repeats: readonly BreachDescription[]
  /** The cells to point out: those of a broken rule, or of the last few repeats. */
  readonly cells: readonly Cell[]
}

const FEW_REPEATS = 3

export function checkPainting({ puzzle, painted }: Draft): PaintingCheck {
  const isBegun = painted.some(row => row.includes(SHADED))
  if (!isBegun) return { isBegun, broken: [], repeats: [], cells: [] }
  const board = cachedTopologyOf(puzzle)
  const breaches = breachesOf(puzzle, solvedMarks(painted))
  const broken = breaches.filter(({ rule }) => rule !== 'repeated')
  const repeats = breaches.filter(({ rule }) => rule === 'repeated')
  const told = broken.length > 0 ? broken : repeats.length <= FEW_REPEATS ? repeats : []
  return {
    isBegun,
    broken: broken.map(breach => describeBreach(board, breach)),
    repeats: repeats.map(breach => describeBreach(board, breach)),
    cells: told.flatMap(({ cells }) => cells.map(index => board.cells[index]!)),
  }
}

export function sameShading(one: Shading, other: Shading | undefined): boolean {
  return one.join('/') === other?.join('/')
}
