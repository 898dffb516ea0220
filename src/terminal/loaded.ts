import { entryOf, gameIds } from '#games/catalog.ts'
import type { Game } from '#kernel/game.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import type { Face } from './face.ts'
import { faces } from './faces.ts'

/** A game with its words and its face, ready to be shown. */
export interface LoadedGame {
  readonly id: string
  readonly game: Game
  readonly words: GameWords
  readonly face: Face
}

export async function loadGame(id: string): Promise<Result<LoadedGame>> {
  const entry = entryOf(id)
  const loadFace = Object.hasOwn(faces, id) ? faces[id] : undefined
  if (!entry || !loadFace) return reject('no-such-game', { game: id, known: gameIds().join(', ') })
  const [{ game, words }, { face }] = await Promise.all([entry.load(), loadFace()])
  return accept({ id, game, words, face })
}
