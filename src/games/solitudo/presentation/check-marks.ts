import type { Cell } from '#kernel/grid.ts'
import { breachesOf, cachedTopologyOf } from '../rules/board.ts'
import type { BrokenRule, View } from '../rules/types.ts'
import { brokenRules } from '../rules/view.ts'
import { type BreachDescription, describeBreach } from './step-description.ts'

/** The result of checking the marks of a game that is not over. */
export interface Check {
  /** The rules that the marks break; the numbers that repeat only because nobody has looked at them do not count. */
  readonly broken: readonly BreachDescription[]
  /** Where no rule is broken and few repeats are left: the first of these. */
  readonly repeat?: BreachDescription
  /** The cells that the answer is about. */
  readonly cells: readonly Cell[]
}

/** With at most this many numbers still repeated a player may think that the puzzle is solved. */
const FEW_REPEATS = 3

/** The faults of the marks so far; undefined for a game that is over. */
export function checkMarks(view: View): Check | undefined {
  if (view.over) return undefined
  const board = cachedTopologyOf(view.puzzle)
  const broken = brokenRules(view)
  if (broken.length > 0)
    return {
      broken: broken.map(rule => describeBroken(view, rule)),
      cells: broken.flatMap(({ cells }) => cells),
    }
  const repeats = breachesOf(view.puzzle, view.marks)
  const first = repeats[0]
  if (!first || view.shaded === 0 || repeats.length > FEW_REPEATS) return { broken: [], cells: [] }
  return {
    broken: [],
    repeat: describeBreach(board, first),
    cells: first.cells.map(index => board.cells[index]!),
  }
}

/** The first broken rule that the board shows. */
export function firstBrokenRule(view: View): BreachDescription | undefined {
  const [first] = view.broken
  return first && describeBroken(view, first)
}

function describeBroken({ puzzle }: View, { rule, cells }: BrokenRule): BreachDescription {
  const board = cachedTopologyOf(puzzle)
  const places = cells.map(cell => board.at(cell)!)
  return describeBreach(board, { rule, cells: places, number: board.numbers[places[0]!]! })
}
