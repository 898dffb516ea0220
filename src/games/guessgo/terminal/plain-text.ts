import { writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import { padEndTo, textWidth } from '#terminal/kit/width.ts'
import { crossedOutWords } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import { terminalText } from '../text/en-terminal.ts'

/**
 * The grids in plain text: the player's own, the shown part of the other one, and both once the game is over. The words
 * come first while nothing has been placed, because nobody can choose a word without them.
 */
export function writeTable(view: View, people: readonly Person[]): readonly string[] {
  const { viewer, open, terms, phase } = view
  const titled = (seat: number) => [terminalText.of(people[seat], seat), ...gridText(view, seat)]
  if (open) return [...titled(0), '', ...titled(1)]
  // Two people at one screen look at the coin together.
  if (phase === 'tossing') return []
  if (viewer === 'spectator') return terms.showHits ? [...titled(0), '', ...titled(1)] : []
  if (phase === 'calling' && terms.showHits) return [...titled(viewer), '', ...titled(1 - viewer)]
  const isNew = phase === 'filling' && view.acting && view.grids[viewer]!.every(word => word === null)
  return [...(isNew ? poolText(view) : []), ...gridText(view, viewer)]
}

function poolText({ terms: { pool, hitwordsOf } }: View): readonly string[] {
  return [
    terminalText.plainPool(pool),
    ...(hitwordsOf.length > 0 ? [terminalText.plainHitwords(hitwordsOf)] : []),
    terminalText.plainCommands,
  ]
}

/**
 * A seat's grid as the viewer sees it, with letters above and numbers beside it: a dot for an empty or unknown cell,
 * brackets around a hitword, x before a crossed-out word.
 */
function gridText(view: View, seat: number): readonly string[] {
  const { size, hitwordsOf } = view.terms
  const crossed = crossedOutWords(view.calls[1 - seat]!)
  const cells = view.grids[seat]!.map(word => {
    if (word === null) return '.'
    const named = hitwordsOf.includes(word) ? `[${word}]` : word
    return crossed.has(word) ? `x${named}` : named
  })
  const width = Math.max(...cells.map(textWidth))
  const steps = Array.from({ length: size }, (_, step) => step)
  const letters = steps.map(column => writeCell({ row: 0, column }).slice(0, -1))
  const line = (label: string, words: readonly string[]) =>
    `${label.padStart(String(size).length)} ${words.map(word => padEndTo(word, width)).join(' ')}`.trimEnd()
  return [
    line('', letters),
    ...steps.map(row => line(String(row + 1), cells.slice(row * size, (row + 1) * size))),
  ]
}

/** The grids of which the viewer sees anything. */
export function visibleGridsText(view: View): readonly string[] {
  return view.grids.flatMap((grid, seat) =>
    grid.some(word => word !== null) ? ['', ...gridText(view, seat)] : [],
  )
}
