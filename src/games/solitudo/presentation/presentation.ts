import type { Presentation } from '#kernel/presentation.ts'
import { SHADED } from '../rules/puzzle.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { neighboursOf } from './toggles.ts'

export const presentation: Presentation<SolitudoTypes> = {
  lastCell: ({ last }) => last.at(-1),
  neighbours: neighboursOf,
  resultGrid,
}

const WIDE_SPACE = '\u3000'
const HALF_SPACE = '\u2002'

/** Shows which cells were right at once and which were marked again, without giving the solution away. */
function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const { marks, puzzle } = last
  const changed = changedLater(views)
  const wasChanged = (row: number, column: number) => changed.has(`${row} ${column}`)
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

/**
 * The cells that were shaded and are not, or were kept and are shaded in the end. A cell that was only clicked on from
 * shaded to kept was never meant to be shaded.
 */
function changedLater(views: readonly View[]): ReadonlySet<string> {
  const final = views.at(-1)!.marks
  const changed = new Set<string>()
  for (const [at, { marks, last }] of views.entries())
    for (const [row, line] of marks.entries())
      for (const [column, mark] of [...line].entries()) {
        const isShaded = final[row]!.charAt(column) === SHADED
        if (mark === '.' || mark === '_' || (mark === SHADED) === isShaded) continue
        const cell = last.at(-1)
        const next = views[at + 1]?.marks[row]?.charAt(column)
        const isClickedOn = cell?.row === row && cell.column === column && next === 'o'
        if (!isClickedOn) changed.add(`${row} ${column}`)
      }
  return changed
}
