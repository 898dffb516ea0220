import type { Face } from './kit/face.ts'

/** One line a game. */
export const faces: Readonly<Record<string, () => Promise<{ readonly face: Face }>>> = {
  guessgo: () => import('#games/guessgo/web/face.tsx'),
  obstruction: () => import('#games/obstruction/web/face.tsx'),
  scribble: () => import('#games/scribble/web/face.tsx'),
  solitudo: () => import('#games/solitudo/web/face.tsx'),
  worderly: () => import('#games/worderly/web/face.tsx'),
}
