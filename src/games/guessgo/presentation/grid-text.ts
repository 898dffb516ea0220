import { crossedOutWords } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'

/** What a viewer sees of a seat's grid, one line a row: a dot for an empty or unknown cell, brackets around a hitword, a cross before what is crossed out. */
export function gridText(view: View, seat: number): readonly string[] {
  const { size, hitwordsOf } = view.terms
  const crossed = crossedOutWords(view.calls[1 - seat]!)
  const cells = view.grids[seat]!.map(word => {
    if (word === null) return '.'
    const named = hitwordsOf.includes(word) ? `[${word}]` : word
    return crossed.has(word) ? `x${named}` : named
  })
  const width = Math.max(...cells.map(cell => cell.length))
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))
  return rows.map(row =>
    row
      .map(cell => cell.padEnd(width))
      .join(' ')
      .trimEnd(),
  )
}

/** Both grids, where there is anything to see of them. */
export function visibleGridsText(view: View): readonly string[] {
  return view.grids.flatMap((grid, seat) =>
    grid.some(word => word !== null) ? ['', ...gridText(view, seat)] : [],
  )
}
