import type { Presentation } from '#kernel/presentation.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { completeMove, neighboursOf, withToggles } from './toggles.ts'

export const presentation: Presentation<SolitudoTypes> = {
  lastCell: ({ last }) => last.at(-1),
  neighbours: neighboursOf,
  withToggles,
  completeMove,
  resultGrid,
}

const WIDE_SPACE = '\u3000'
const HALF_SPACE = '\u2002'

/** Shows which cells were right at once and which were marked again, without giving the solution away. */
function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const { marks, puzzle } = last
  const wasChanged = (row: number, column: number) => {
    const final = marks[row]!.charAt(column)
    return views.some(view => {
      const mark = view.marks[row]!.charAt(column)
      return mark !== '.' && final !== '.' && mark !== final
    })
  }
  const rows = marks.map((line, row) =>
    [...line].map((mark, column) => (mark === '_' ? WIDE_SPACE : wasChanged(row, column) ? '🟧' : '⬜')),
  )
  if (puzzle.shape !== 'hexagon') return rows.map(row => row.join('').trimEnd()).join('\n')
  // Each row of a hexagon lies half a cell further to the right.
  const indents = rows.map((line, row) => 2 * line.findIndex(emoji => emoji !== WIDE_SPACE) + row)
  const least = Math.min(...indents)
  return rows
    .map((line, row) => {
      const halves = indents[row]! - least
      const trimmed = line.join('').trim()
      return WIDE_SPACE.repeat(Math.floor(halves / 2)) + (halves % 2 === 1 ? HALF_SPACE : '') + trimmed
    })
    .join('\n')
}
