import type { Cell } from '#kernel/grid.ts'
import { NO_CELL, type Puzzle, SHADED, type Shading } from './puzzle.ts'
import type { Mark, Marks } from './types.ts'

const MARK_CHARACTERS: Readonly<Record<Mark, string>> = { shaded: SHADED, kept: 'o', unmarked: '.' }

/** A board on which nothing is marked yet. */
export function emptyMarks({ cells }: Puzzle): Marks {
  return cells.map(row => row.map(number => (number === null ? NO_CELL : MARK_CHARACTERS.unmarked)).join(''))
}

/** The marks of a solved board: every cell shaded or kept. */
export function solvedMarks(solution: Shading): Marks {
  return solution.map(row => row.replaceAll('.', MARK_CHARACTERS.kept))
}

/** The mark of a cell; undefined if the board has no such cell. */
export function markAt(marks: Marks, { row, column }: Cell): Mark | undefined {
  switch (marks[row]?.charAt(column)) {
    case MARK_CHARACTERS.shaded:
      return 'shaded'
    case MARK_CHARACTERS.kept:
      return 'kept'
    case MARK_CHARACTERS.unmarked:
      return 'unmarked'
    default:
      return undefined
  }
}

export function withMark(marks: Marks, cells: readonly Cell[], mark: Mark): Marks {
  const rows = marks.map(row => [...row])
  for (const { row, column } of cells) rows[row]![column] = MARK_CHARACTERS[mark]
  return rows.map(row => row.join(''))
}

/** The cells on which two markings of one board differ. */
export function changedCells(marks: Marks, before: Marks): Cell[] {
  return marks.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === before[row]!.charAt(column) ? [] : [{ row, column }])),
  )
}

/** The next mark of a click: unmarked, shaded, kept, unmarked (H9). */
export function nextMark(mark: Mark): Mark {
  return mark === 'unmarked' ? 'shaded' : mark === 'shaded' ? 'kept' : 'unmarked'
}

export function countMarks(marks: Marks, mark: Mark): number {
  return marks.reduce((count, row) => count + row.split(MARK_CHARACTERS[mark]).length - 1, 0)
}
