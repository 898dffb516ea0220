import type { Game } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { withSentence } from '../preparing-words.ts'
import { createWorderly } from '../rules/game.ts'
import { createMaker } from '../rules/prepare.ts'

/** Worderly Place with the words that puzzles are made of, for a worker. */
export async function createEngine(library: Library): Promise<Game> {
  const [common, broad] = await Promise.all([library.loadLexicon('common'), library.loadLexicon('broad')])
  const maker = createMaker({ common, broad })
  return createWorderly({
    prepare: (...asked) => withSentence(maker.prepare(...asked)),
  })
}
