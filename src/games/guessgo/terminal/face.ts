import { sentenceFor } from '#kernel/result.ts'
import { boardRange, clampToRange, moveCursor } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes, Params, View } from '../rules/types.ts'
import { describeSetup, text } from '../text/en.ts'
import type { Draft } from './draft/draft.ts'
import { drafting as editor } from './drafting.ts'
import { drawTable } from './draw-table.ts'
import { drawWords } from './grid.ts'
import { writeTable } from './plain-text.ts'

/** GuessGo in the terminal. */
export const face: Face<GuessGoTypes, Draft> = {
  input: {
    kind: 'draft',
    cursor: (view, from) => clampToRange(from ?? { row: 0, column: 0 }, range(view)),
    step: (view, cursor, step) => moveCursor(cursor, step, range(view)),
    editor,
  },
  setupNote,
  draw: scene => drawWords(scene, scene.view.viewer === 'spectator' ? 0 : scene.view.viewer, scene.size),
  drawFullScreen: drawTable,
  text: writeTable,
}

/** [G17] How long the game takes; empty while only the path of a word list is known, not its words. */
function setupNote(params: Params): string {
  if (params.ownWords !== '' && !params.ownWords.includes('\n')) return ''
  const refused = checkPool(params)
  return (refused && sentenceFor(refused, text.refusals)) ?? describeSetup(params)
}

function range({ terms }: View) {
  return boardRange(terms.size, terms.size)
}
