import type { FaceList } from '#app/game-loader.ts'
import type { Face } from './kit/face.ts'

/** The games' faces, one line a game. */
export const faces: FaceList<Face> = {
  guessgo: () => import('#games/guessgo/terminal/face.ts'),
  obstruction: () => import('#games/obstruction/terminal/face.ts'),
  scribble: () => import('#games/scribble/terminal/face.ts'),
  solitudo: () => import('#games/solitudo/terminal/face.ts'),
  worderly: () => import('#games/worderly/terminal/face.ts'),
}
