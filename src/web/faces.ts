import type { FaceList } from '#app/game-loader.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { type AnyOptions, findLexiconOption } from '#kernel/options.ts'
import type { Face } from './kit/face.ts'

/** The faces of the games, one line each. */
export const faces: FaceList<Face> = {
  guessgo: () => import('#games/guessgo/web/face.tsx'),
  obstruction: () => import('#games/obstruction/web/face.tsx'),
  scribble: () => import('#games/scribble/web/face.tsx'),
  solitudo: () => import('#games/solitudo/web/face.tsx'),
  worderly: () => import('#games/worderly/web/face.tsx'),
}

/** The parts of the pages that only some games need: for puzzles, for several players, for custom dictionaries. */
export type GamePart = 'puzzle' | 'multiplayer' | 'customWords'

export function partsOf({ rules }: GameEntry): readonly GamePart[] {
  const hasDictionaries = findLexiconOption(rules.options as AnyOptions) !== undefined
  return [rules.seats === 1 ? 'puzzle' : 'multiplayer', ...(hasDictionaries ? ['customWords' as const] : [])]
}
