import { GameLoader, type GameWithFace } from '#app/game-loader.ts'
import { UserError } from '#kernel/errors.ts'
import type { Result } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { faces } from '../faces.ts'
import type { Face } from '../kit/face.ts'

/** A game with its terminal face. */
export type LoadedGame = GameWithFace<Face>

const loader = new GameLoader(faces, async () => ({}))

export function loadGame(id: string): Promise<Result<LoadedGame>> {
  return loader.load(id)
}

/** Loads a game; throws a sentence where it does not exist. */
export async function loadGameOrThrow(id: string): Promise<LoadedGame> {
  const loaded = await loader.load(id)
  if (!loaded.ok) throw new UserError(rejectionSentence(loaded.rejection))
  return loaded.value
}
