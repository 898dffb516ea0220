import type { Person } from '#kernel/text.ts'
import { padEndTo, textWidth } from '#terminal/kit/width.ts'
import { crossedOutWords } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import { terminalText } from '../text/en.ts'

/** The grids in plain text: the player's own, the shown part of the other one, and both once the game is over. */
export function writeTable(view: View, people: readonly Person[]): readonly string[] {
  const { viewer, open, terms, phase } = view
  const titled = (seat: number) => [terminalText.of(people[seat], seat), ...gridText(view, seat)]
  if (open) return [...titled(0), '', ...titled(1)]
  if (viewer === 'spectator') return terms.showHits ? [...titled(0), '', ...titled(1)] : []
  if (phase === 'calling' && terms.showHits) return [...titled(viewer), '', ...titled(1 - viewer)]
  return gridText(view, viewer)
}

/** A seat's grid as the viewer sees it, one line a row: a dot for an empty or unknown cell, brackets around a hitword, x before a crossed-out word. */
function gridText(view: View, seat: number): readonly string[] {
  const { size, hitwordsOf } = view.terms
  const crossed = crossedOutWords(view.calls[1 - seat]!)
  const cells = view.grids[seat]!.map(word => {
    if (word === null) return '.'
    const named = hitwordsOf.includes(word) ? `[${word}]` : word
    return crossed.has(word) ? `x${named}` : named
  })
  const width = Math.max(...cells.map(textWidth))
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))
  return rows.map(row =>
    row
      .map(cell => padEndTo(cell, width))
      .join(' ')
      .trimEnd(),
  )
}

/** The grids of which the viewer sees anything. */
export function visibleGridsText(view: View): readonly string[] {
  return view.grids.flatMap((grid, seat) =>
    grid.some(word => word !== null) ? ['', ...gridText(view, seat)] : [],
  )
}
