import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { asksFor } from '../rules/asks.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import type { Draft } from './draft/draft.ts'
import { drafting } from './drafting.ts'
import { drawWords } from './grid.ts'
import { drawTable } from './picture.ts'
import { writeTable } from './text.ts'

/** GuessGo in the terminal. */
export const face: Face<GuessGoTypes, Draft> = {
  fruit: 'medlar',
  secret: view => !view.open && view.phase !== 'tossing',
  cursor: (view, from) => within(from ?? { row: 0, column: 0 }, range(view)),
  step: (view, cursor, step) => stepped(cursor, step, range(view)),
  drafting,
  asksFor,
  draw: scene => drawWords(scene, scene.view.viewer === 'spectator' ? 0 : scene.view.viewer, scene.room),
  table: drawTable,
  text: writeTable,
}

function range({ terms }: View) {
  return boardRange(terms.size, terms.size)
}
