import type { Face } from './kit/face.ts'

/** One line a game. */
export const faces: Readonly<Record<string, () => Promise<{ readonly face: Face }>>> = {
  guessgo: () => import('#games/guessgo/web/face.tsx'),
  obstruction: () => import('#games/obstruction/web/face.tsx'),
  scribble: () => import('#games/scribble/web/face.tsx'),
  solitudo: () => import('#games/solitudo/web/face.tsx'),
  worderly: () => import('#games/worderly/web/face.tsx'),
}

/** What pages need besides: for one who plays alone or for several, and where one's own words may be brought. */
export type GamePart = 'puzzle' | 'multiplayer' | 'customWords'

/** Known before the game is, so that it all comes at once. */
const PARTS: Readonly<Record<string, readonly GamePart[]>> = {
  scribble: ['multiplayer', 'customWords'],
  solitudo: ['puzzle'],
  worderly: ['puzzle'],
}

/** The parts that a game needs; most are for several. */
export function partsOf(id: string): readonly GamePart[] {
  return PARTS[id] ?? ['multiplayer']
}
