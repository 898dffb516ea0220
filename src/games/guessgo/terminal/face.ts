import { boardRange, clampToRange, moveCursor } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { QUICK_SETUPS } from '../presentation/game-length.ts'
import { isOptionVisible as isOptionRelevant } from '../presentation/option-visibility.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes, Params, View } from '../rules/types.ts'
import { lengthWords } from '../setup-words.ts'
import { words } from '../words.ts'
import type { Draft } from './draft/draft.ts'
import { drafting as draftEditor } from './drafting.ts'
import { drawTable } from './draw-table.ts'
import { drawWords } from './grid.ts'
import { writeTable } from './plain-text.ts'
import { faceWords } from './words.ts'

/** GuessGo in the terminal. */
export const face: Face<GuessGoTypes, Draft> = {
  accent: 'medlar',
  isSecret: view => !view.open && view.phase !== 'tossing',
  cursor: (view, from) => clampToRange(from ?? { row: 0, column: 0 }, range(view)),
  step: (view, cursor, step) => moveCursor(cursor, step, range(view)),
  draftEditor,
  isOptionRelevant,
  presets: QUICK_SETUPS.map(chosen => ({ label: faceWords.preset(chosen), chosen })),
  setupNote,
  draw: scene => drawWords(scene, scene.view.viewer === 'spectator' ? 0 : scene.view.viewer, scene.size),
  drawFullScreen: drawTable,
  text: writeTable,
}

/** [G17] How long it takes; nothing of a list whose file has not been read yet: only its path is known. */
function setupNote(setup: Params): string {
  if (setup.ownWords !== '' && !setup.ownWords.includes('\n')) return ''
  const refused = checkPool(setup)
  return (refused ? words.rejection(refused) : undefined) ?? `${lengthWords(setup)}.`
}

function range({ terms }: View) {
  return boardRange(terms.size, terms.size)
}
