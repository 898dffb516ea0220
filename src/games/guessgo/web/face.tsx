import type { Face } from '#web/kit/face.ts'
import { asksFor } from '../rules/asks.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { GuessGoBoard } from './board.tsx'
import { Preview } from './preview.tsx'
import { faceWords } from './words.ts'

/** GuessGo in the browser. */
export const face: Face<GuessGoTypes> = {
  Board: GuessGoBoard,
  Preview,
  asksFor,
  tally: faceWords.tally,
  secret: view => view.ended === null && view.phase !== 'tossing',
  moves: view => view.calls[0]!.length + view.calls[1]!.length,
}
