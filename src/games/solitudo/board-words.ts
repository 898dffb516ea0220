import { type Cell, columnLetters, writeCell } from '#kernel/grid.ts'
import { boardOf, sideOf } from './rules/board.ts'
import { type Breach, breaches } from './rules/breaches.ts'
import { markAt } from './rules/marks.ts'
import type { Board, Broken, View } from './rules/types.ts'

/** Cells as a sentence names them: `a1, b2 and c3`. */
export function listCells(cells: readonly Cell[]): string {
  const names = cells.map(writeCell)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function boardWords({ board, rows, cols }: { board: Board; rows: number; cols: number }): string {
  switch (board) {
    case 'square':
    case 'rectangle':
      return `${rows} by ${cols}`
    case 'hexagon':
      return `hexagon of side ${sideOf(rows)}`
    case 'holed':
      return `hexagon of side ${sideOf(rows)} with holes`
  }
}

/** What is on a cell, then where, as a screen reader says it. */
export function cellWords(view: View, cell: Cell): string {
  const where = writeCell(cell)
  const number = view.puzzle.cells[cell.row]?.[cell.column]
  const mark = markAt(view.marks, cell)
  if (!mark) return `no cell, ${where}`
  const isIn = (cells: readonly Cell[]) =>
    cells.some(one => one.row === cell.row && one.column === cell.column)
  const said = [
    `${number}${mark === 'unmarked' ? '' : ` ${mark}`}`,
    ...(isIn(view.tried) ? ['tried out'] : []),
    ...(isIn(view.wrong) ? ['not as in the solution'] : []),
    ...(view.broken.some(({ cells }) => isIn(cells)) ? ['breaks a rule'] : []),
  ]
  return `${said.join(', ')}, ${where}`
}

/** Why a board is not solved as it stands, with the cells that show it. */
export function whyNotSolved(view: View): { readonly text: string; readonly cells?: readonly Cell[] } {
  if (view.over) return { text: 'The puzzle is over.' }
  const board = boardOf(view.puzzle)
  const found = breaches(board, index => markAt(view.marks, board.cells[index]!) === 'shaded')
  const first = found[0]
  if (!first) return { text: 'It is solved.' }
  const cells = first.cells.map(index => board.cells[index]!)
  return { text: [ruleWords(first, cells, view), ...moreWords(found)].join(' '), cells }
}

/** A broken rule in practice, where there are several solutions. */
export function brokenWords(view: View): string | undefined {
  const [first] = view.broken
  if (!first) return undefined
  const [cell] = first.cells
  const number = view.puzzle.cells[cell!.row]?.[cell!.column] ?? 0
  return ruleWords({ ...first, number }, first.cells, view)
}

function ruleWords(
  breach: (Breach | Broken) & { readonly number?: number },
  cells: readonly Cell[],
  view: View,
): string {
  switch (breach.rule) {
    case 'touching':
      return `${listCells(cells)} are both shaded, and shaded cells may not touch.`
    case 'divided':
      return `${listCells(cells)} ${cells.length === 1 ? 'is' : 'are'} cut off: all cells that are not shaded must hang together.`
    case 'repeated': {
      const left = view.marks.length > 0 && cells.some(cell => markAt(view.marks, cell) === 'unmarked')
      const reminder = left ? ' A cell without a mark counts as kept.' : ''
      return `The ${breach.number} is kept ${cells.length === 2 ? 'twice' : `${cells.length} times`} in ${lineWords(cells, view)}: ${listCells(cells)}.${reminder}`
    }
  }
}

function lineWords([first, second]: readonly Cell[], view: View): string {
  if (first?.row === second?.row) return `row ${first!.row + 1}`
  if (first?.column === second?.column)
    return view.puzzle.shape === 'hexagon'
      ? `the slant of column ${columnLetters(first!.column)}`
      : `column ${columnLetters(first!.column)}`
  return 'the other slant'
}

function moreWords(found: readonly Breach[]): string[] {
  const more = found.length - 1
  return more === 0 ? [] : [`${more} more ${more === 1 ? 'place breaks' : 'places break'} a rule.`]
}
