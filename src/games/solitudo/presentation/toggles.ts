import { type Cell, sameCell } from '#kernel/grid.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { markAt, nextMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { Marking, View } from '../rules/types.ts'
import { brokenRules } from '../rules/view.ts'

/** The switches of the board, by the names under which they are stored. */
export const TOGGLES = { equal: 'equal', broken: 'broken', circles: 'circles' } as const

/** The view with the broken rules in it, as they happen. Practice shows wrong marks instead. */
export function showBrokenRules(view: View): View {
  return view.mode === 'normal' && !view.over ? { ...view, broken: brokenRules(view) } : view
}

/**
 * A move that shades cells also keeps their unmarked neighbours. It stays one move, which one step undoes. A cell that is
 * only clicked through shaded to kept takes back the circles it has just made.
 */
export function addCircles(view: View, move: string): string {
  const read = notation.read(move)
  const main = read.ok ? markingOf(view, read.value) : undefined
  if (!main) return move
  const along = main.mark === 'shaded' ? circlesAround(view, main.cells) : circlesJustMade(view, main)
  return along.cells.length > 0 ? notation.write({ kind: 'mark', ...main, along }) : move
}

/** The mark that a move makes, if it makes only one. */
function markingOf({ marks }: View, move: Parameters<typeof notation.write>[0]): Marking | undefined {
  if (move.kind === 'mark') return move.along ? undefined : { mark: move.mark, cells: move.cells }
  const mark = move.kind === 'cycle' ? markAt(marks, move.cell) : undefined
  return move.kind === 'cycle' && mark ? { mark: nextMark(mark), cells: [move.cell] } : undefined
}

function circlesAround(view: View, shaded: readonly Cell[]): Marking {
  const around = new Set(shaded.flatMap(cell => neighboursOf(view, cell)))
  const isFree = (cell: Cell) =>
    markAt(view.marks, cell) === 'unmarked' && !shaded.some(one => sameCell(one, cell))
  return { mark: 'kept', cells: [...around].filter(isFree) }
}

/** The circles of the last move, if it shaded the one cell that is now marked otherwise. */
function circlesJustMade(view: View, { cells: [cell, ...others] }: Marking): Marking {
  const made = view.last.slice(0, -1)
  const isSameCell = cell !== undefined && others.length === 0 && sameCell(view.last.at(-1) ?? cell, cell)
  const isUndone =
    isSameCell &&
    markAt(view.marks, cell) === 'shaded' &&
    made.every(
      one => markAt(view.marks, one) === 'kept' && neighboursOf(view, cell).some(near => sameCell(near, one)),
    )
  return { mark: 'unmarked', cells: isUndone ? made : [] }
}

export function neighboursOf({ puzzle }: View, cell: Cell): readonly Cell[] {
  const board = cachedTopologyOf(puzzle)
  const index = board.at(cell)
  return index === undefined ? [] : board.neighbours[index]!.map(one => board.cells[one]!)
}
