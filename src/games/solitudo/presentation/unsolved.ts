import type { Cell } from '#kernel/grid.ts'
import { breachesOf, cachedTopologyOf } from '../rules/board.ts'
import { markAt } from '../rules/marks.ts'
import type { View } from '../rules/types.ts'
import { type BreachDescription, describeBreach } from './step-description.ts'

/** Why a board is not solved yet. */
export interface Unsolved {
  readonly breach: BreachDescription
  readonly cells: readonly Cell[]
  /** Whether it breaks a rule only because cells without a mark count as kept. */
  readonly byUnmarked: boolean
  /** How many more places break a rule. */
  readonly more: number
}

/** The first rule that the marks of a view break when unmarked cells count as kept; undefined for a game that is over. */
export function explainUnsolved({ puzzle, marks, over }: View): Unsolved | undefined {
  const [first, ...more] = over ? [] : breachesOf(puzzle, marks)
  if (!first) return undefined
  const board = cachedTopologyOf(puzzle)
  const cells = first.cells.map(index => board.cells[index]!)
  return {
    breach: describeBreach(board, first),
    cells,
    byUnmarked: first.rule === 'repeated' && cells.some(cell => markAt(marks, cell) === 'unmarked'),
    more: more.length,
  }
}

/** The first broken rule that practice shows, where there are several solutions. */
export function firstBrokenRule({ puzzle, broken: [first] }: View): BreachDescription | undefined {
  if (!first) return undefined
  const board = cachedTopologyOf(puzzle)
  const cells = first.cells.map(cell => board.at(cell)!)
  return describeBreach(board, { rule: first.rule, cells, number: board.numbers[cells[0]!]! })
}
