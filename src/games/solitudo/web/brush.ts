import type { Stroke } from '#web/kit/paint-drag.ts'
import { markAt, nextMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { Mark, View } from '../rules/types.ts'

/** The mark that a stroke paints on all its cells; the first cell decides. The other button keeps cells, and clears kept ones (H9). */
export function brushOf({ marks }: View, { cells, isAlternate }: Stroke): Mark {
  const mark = markAt(marks, cells[0]!) ?? 'unmarked'
  if (!isAlternate) return nextMark(mark)
  return mark === 'kept' ? 'unmarked' : 'kept'
}

/** A stroke as one move, so that one step takes it back. */
export function strokeMove(view: View, stroke: Stroke): string {
  return notation.write({ kind: 'mark', mark: brushOf(view, stroke), cells: stroke.cells })
}
