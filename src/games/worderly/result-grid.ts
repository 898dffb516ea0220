import type { View } from './rules/types.ts'

/** The grid without its letters, in signs: what was found, what a hint gave, what was missed. */
export function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const isGiven = (row: number, column: number) => {
    const at = views.findIndex(({ grid }) => grid[row]!.charAt(column) !== '#')
    const guessed = views[at]?.latest?.cells ?? []
    return at > 0 && !guessed.some(cell => cell.row === row && cell.column === column)
  }
  return last.grid
    .map((signs, row) =>
      [...signs]
        .map((sign, column) => {
          if (sign === '.') return '\u3000'
          if (sign === '#') return '⬜'
          return isGiven(row, column) ? '💡' : '🟩'
        })
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
