import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import { breachWords } from './breach-words.ts'
import { joinNames } from './phrase-words.ts'
import { describeBreach } from './presentation/step-description.ts'
import { breachesOf, cachedTopologyOf, hexagonSideOf } from './rules/board.ts'
import { markAt } from './rules/marks.ts'
import type { BoardKind, View } from './rules/types.ts'

/** Cells as a sentence names them: `a1, b2 and c3`. */
export function listCells(cells: readonly Cell[]): string {
  return joinNames(cells.map(writeCell))
}

export function boardWords({ board, rows, cols }: { board: BoardKind; rows: number; cols: number }): string {
  switch (board) {
    case 'square':
    case 'rectangle':
      return `${rows} by ${cols}`
    case 'hexagon':
      return `hexagon of side ${hexagonSideOf(rows)}`
    case 'holed':
      return `hexagon of side ${hexagonSideOf(rows)} with holes`
  }
}

/** What is on a cell, then where, as a screen reader says it. */
export function cellWords(view: View, cell: Cell): string {
  const mark = markAt(view.marks, cell)
  if (!mark) return `no cell, ${writeCell(cell)}`
  const isIn = (cells: readonly Cell[]) => cells.some(one => sameCell(one, cell))
  const number = view.puzzle.cells[cell.row]?.[cell.column]
  const said = [
    mark === 'unmarked' ? `${number}` : `${number} ${mark}`,
    ...(isIn(view.tried) ? ['tried out'] : []),
    ...(isIn(view.wrong) ? ['not as in the solution'] : []),
    ...(view.broken.some(({ cells }) => isIn(cells)) ? ['breaks a rule'] : []),
  ]
  return `${said.join(', ')}, ${writeCell(cell)}`
}

/** Why a board is not solved as it stands, with the cells that show it. */
export function whyNotSolved({ puzzle, marks, over }: View): {
  readonly text: string
  readonly cells?: readonly Cell[]
} {
  if (over) return { text: over === 'solved' ? 'It is solved.' : 'It was given up.' }
  const board = cachedTopologyOf(puzzle)
  const [first, ...more] = breachesOf(puzzle, marks)
  if (!first) return { text: 'It is solved.' }
  const cells = first.cells.map(index => board.cells[index]!)
  const isUnmarked = first.rule === 'repeated' && cells.some(cell => markAt(marks, cell) === 'unmarked')
  const text = [
    breachWords(describeBreach(board, first)),
    ...(isUnmarked ? ['A cell without a mark counts as kept.'] : []),
    ...(more.length > 0
      ? [`${more.length} more ${more.length === 1 ? 'place breaks' : 'places break'} a rule.`]
      : []),
  ]
  return { text: text.join(' '), cells }
}

/** The first rule that marks break, where there are several solutions. */
export function brokenWords({ puzzle, broken: [first] }: View): string | undefined {
  if (!first) return undefined
  const board = cachedTopologyOf(puzzle)
  const cells = first.cells.map(cell => board.at(cell)!)
  const number = board.numbers[cells[0]!]!
  return breachWords(describeBreach(board, { rule: first.rule, cells, number }))
}
