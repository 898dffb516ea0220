import { crossedOutWords, indexOfCell } from './rules/grid.ts'
import type { View } from './rules/types.ts'

/** Both grids at the end in signs, to be sent along with a result: what was hit, and what won. */
export function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const { terms, grids, calls, ended } = last
  const winning = new Set(ended?.cells.map(cell => indexOfCell(cell, terms.size)))
  return grids
    .map((grid, seat) => {
      const hit = crossedOutWords(calls[1 - seat] ?? [])
      const isWinners = ended !== null && ended.winner !== seat
      const signs = grid.map((word, place) =>
        isWinners && winning.has(place) ? '⭐' : word !== null && hit.has(word) ? '🟧' : '⬜',
      )
      return rowsOf(signs, terms.size).join('\n')
    })
    .join('\n\n')
}

function rowsOf(signs: readonly string[], size: number): readonly string[] {
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size).join(''))
}
