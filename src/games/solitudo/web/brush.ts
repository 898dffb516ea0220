import type { Stroke } from '#web/kit/paint-drag.ts'
import { markAt, nextMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { Mark, View } from '../rules/types.ts'

/** What a stroke paints on all its cells: the first one decides. The other button keeps, and clears what is kept (H9). */
export function brushOf({ marks }: View, { cells, isAlternate }: Stroke): Mark {
  const mark = markAt(marks, cells[0]!) ?? 'unmarked'
  if (!isAlternate) return nextMark(mark)
  return mark === 'kept' ? 'unmarked' : 'kept'
}

/** A stroke as one move, so that one step takes it back. */
export function strokeMove(view: View, stroke: Stroke): string {
  return notation.write({ kind: 'mark', mark: brushOf(view, stroke), cells: stroke.cells })
}
