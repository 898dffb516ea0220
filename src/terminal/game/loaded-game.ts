import { gameIds, loadGame as loadEntry } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { UserError } from '#kernel/errors.ts'
import { accept, type Result } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { faces } from '../faces.ts'
import type { Face } from '../kit/face.ts'

/** A game with its terminal face. */
export interface LoadedGame extends GameEntry {
  readonly id: string
  readonly face: Face
}

export async function loadGame(id: string): Promise<Result<LoadedGame>> {
  const entry = await loadEntry(id)
  if (!entry) return reject('no-such-game', { game: id, known: gameIds.join(', ') })
  const { face } = await faces[id]!()
  const define = entry.define ?? entry.library?.define
  return accept({ ...entry, id, face, ...(define && { define }) })
}

/** Loads a game; throws a sentence where it does not exist. */
export async function loadGameOrThrow(id: string): Promise<LoadedGame> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new UserError(rejectionSentence(loaded.rejection))
  return loaded.value
}
