import type { Engine } from '#kernel/engine.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import type { Library } from '#lexicon/library.ts'
import type { CommonnessQuestion } from '../presentation/solved-words.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { answerCommonness } from './commonness.ts'
import { type CustomWordLists, PuzzleGenerator } from './puzzle-generator.ts'

/** The engine, with the words that puzzles are generated from. */
export async function createEngine(library: Library): Promise<Engine<WorderlyTypes>> {
  const [common, broad] = await Promise.all([library.loadLexicon('common'), library.loadLexicon('broad')])
  const generator = new PuzzleGenerator({ common, broad }, customWordLists(library))
  return {
    generate: (params, context) => generator.generate(params, context),
    consult: question => answerCommonness(question as CommonnessQuestion, broad),
  }
}

/** Params keep only the hash of a custom list, so the list itself is saved for the next puzzle. */
function customWordLists({ puzzleLists }: Library): CustomWordLists {
  return {
    find: puzzleLists.find,
    save(list) {
      if (puzzleLists.find(list.hash)) return
      // If the list cannot be saved, the player has to provide it again.
      puzzleLists.save(list.hash, writeLexicon(list, { form: 'graph' }).buffer).catch(() => {})
    },
  }
}
