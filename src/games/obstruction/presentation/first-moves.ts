import { readCell, writeCell } from '#kernel/grid.ts'
import type { Size } from '../rules/types.ts'
import firstMoves from './first-moves.json' with { type: 'json' }

/** The first moves that win on a board, as `npm run build-first-moves` has proved them. */
export function winningFirstMoves({ rows, cols }: Size): readonly string[] {
  const stored = (firstMoves as Readonly<Record<string, readonly string[]>>)[
    `${Math.min(rows, cols)}x${Math.max(rows, cols)}`
  ]
  if (!stored) throw new Error(`There is no map of the board ${rows}x${cols}.`)
  return rows <= cols ? stored : stored.map(turned)
}

/** Boards are stored at least as wide as high; the other orientation is their mirror image. */
function turned(text: string): string {
  const { row, column } = readCell(text)!
  return writeCell({ row: column, column: row })
}
