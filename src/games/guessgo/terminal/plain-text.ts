import type { Person } from '#kernel/text.ts'
import { gridText } from '../presentation.ts'
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
