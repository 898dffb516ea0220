import { writeCell } from '#kernel/grid.ts'
import { type Area, type Direction, type Layout, solvedGrid } from '../rules/layout.ts'

/** A puzzle as other programs like it: one JSON object a line. */
export interface PuzzleJson extends Area {
  readonly main: string
  /** Jumbled. */
  readonly letters: string
  /** Solved: one text a row, a dot for an empty cell, the main word in capitals. */
  readonly grid: readonly string[]
  readonly words: readonly PuzzleWordJson[]
}

export interface PuzzleWordJson {
  readonly word: string
  /** Where it begins, such as b3. */
  readonly cell: string
  readonly direction: Direction
}

export function toPuzzleJson(layout: Layout, letters: string): PuzzleJson {
  const { rows, cols, words } = layout
  return {
    main: words[0]!.word,
    letters,
    rows,
    cols,
    grid: solvedGrid(layout),
    words: words.map(({ word, cell, direction }) => ({ word, cell: writeCell(cell), direction })),
  }
}
