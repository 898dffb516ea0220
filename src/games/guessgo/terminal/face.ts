import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { asksFor } from '../rules/asks.ts'
import { QUICK } from '../rules/length.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes, Setup, View } from '../rules/types.ts'
import { lengthWords, words } from '../words.ts'
import type { Draft } from './draft/draft.ts'
import { drafting } from './drafting.ts'
import { drawWords } from './grid.ts'
import { drawTable } from './picture.ts'
import { writeTable } from './text.ts'
import { faceWords } from './words.ts'

/** GuessGo in the terminal. */
export const face: Face<GuessGoTypes, Draft> = {
  fruit: 'medlar',
  secret: view => !view.open && view.phase !== 'tossing',
  cursor: (view, from) => within(from ?? { row: 0, column: 0 }, range(view)),
  step: (view, cursor, step) => stepped(cursor, step, range(view)),
  drafting,
  asksFor,
  presets: QUICK.map(chosen => ({ label: faceWords.preset(chosen), chosen })),
  foretold,
  draw: scene => drawWords(scene, scene.view.viewer === 'spectator' ? 0 : scene.view.viewer, scene.room),
  table: drawTable,
  text: writeTable,
}

/** [G17] How long it takes; nothing of a list whose file has not been read yet: only its path is known. */
function foretold(setup: Setup): string {
  if (setup.ownWords !== '' && !setup.ownWords.includes('\n')) return ''
  const refused = checkPool(setup)
  return (refused ? words.rejection(refused) : undefined) ?? `${lengthWords(setup)}.`
}

function range({ terms }: View) {
  return boardRange(terms.size, terms.size)
}
