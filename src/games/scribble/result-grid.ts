import type { View } from './rules/types.ts'

/** Where words lie on the last board, in signs, to be sent along with a result; what is empty around them is left out. */
export function resultGrid(views: readonly View[]): string {
  const board = views.at(-1)?.board ?? []
  const rows = board.filter(row => row.some(letter => letter !== null))
  const columns = (board[0] ?? []).map((_, column) => board.some(row => row[column] !== null))
  const [first, last] = [columns.indexOf(true), columns.lastIndexOf(true) + 1]
  return rows
    .map(row =>
      row
        .slice(first, last)
        .map(letter => (letter === null ? '⬜' : '🟨'))
        .join(''),
    )
    .join('\n')
}
