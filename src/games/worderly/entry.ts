import type { Game } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { createWorderly } from './rules/game.ts'
import { words } from './words.ts'

/** Worderly Place as the shells show and check it. It is played without a dictionary: only its engine makes puzzles. */
export function openWorderly(library: Library) {
  return {
    game: createWorderly(),
    words,
    createEngine: async (): Promise<Game> => (await import('./engine/engine.ts')).createEngine(library),
    loadTools: async () => ({ tools: (await import('./tools.ts')).createTools(library) }),
  }
}
