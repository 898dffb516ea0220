import type { View } from './rules/types.ts'

const WHOLE = '\u3000'
const HALF = '\u2002'

/** How it went, in signs, without giving the solution away: cells that were right at once, and those marked anew. */
export function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const { marks, puzzle } = last
  const isMarkedAnew = (row: number, column: number) => {
    const final = marks[row]!.charAt(column)
    return views.some(view => {
      const sign = view.marks[row]!.charAt(column)
      return sign !== '.' && final !== '.' && sign !== final
    })
  }
  const rows = marks.map((signs, row) =>
    [...signs].map((sign, column) => (sign === '_' ? WHOLE : isMarkedAnew(row, column) ? '🟧' : '⬜')),
  )
  if (puzzle.shape !== 'hexagon') return rows.map(row => row.join('').trimEnd()).join('\n')
  // Each row of a hexagon lies half a cell further to the right.
  const indents = rows.map((signs, row) => 2 * signs.findIndex(sign => sign !== WHOLE) + row)
  const least = Math.min(...indents)
  return rows
    .map((signs, row) => {
      const halves = indents[row]! - least
      const bare = signs.join('').trim()
      return WHOLE.repeat(Math.floor(halves / 2)) + (halves % 2 === 1 ? HALF : '') + bare
    })
    .join('\n')
}
