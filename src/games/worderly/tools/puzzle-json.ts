import { writeCell } from '#kernel/grid.ts'
import { type Area, type Direction, type Layout, solvedGrid } from '../rules/layout.ts'

/** A puzzle as JSON, one object per line. */
export interface PuzzleJson extends Area {
  readonly main: string
  /** Shuffled. */
  readonly letters: string
  /** Solved: one text per row, a dot for an empty cell, the main word in capitals. */
  readonly grid: readonly string[]
  readonly words: readonly PuzzleWordJson[]
}

export interface PuzzleWordJson {
  readonly word: string
  /** Its first cell, such as b3. */
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
