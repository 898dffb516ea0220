import { gameIds, loadGame as loadEntry } from '#games/catalog.ts'
import type { Game } from '#kernel/game.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import { faces } from './faces.ts'
import type { Face } from './kit/face.ts'

/** A game with its words and its face, ready to be shown. */
export interface LoadedGame {
  readonly id: string
  readonly game: Game
  readonly words: GameWords
  readonly face: Face
}

export async function loadGame(id: string): Promise<Result<LoadedGame>> {
  const entry = await loadEntry(id)
  if (!entry) return reject('no-such-game', { game: id, known: gameIds.join(', ') })
  const { face } = await faces[id]!()
  return accept({ id, game: entry.game, words: entry.words, face })
}
