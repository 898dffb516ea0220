import type { Rules } from '#kernel/rules.ts'
import { withSentence } from '#kernel/text.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import type { Library } from '#lexicon/library.ts'
import { puzzleRejectionWords } from '../puzzle-rejection-words.ts'
import { createWorderly } from '../rules/game.ts'
import { type CustomWordLists, createPuzzleGenerator } from './puzzle-generator.ts'

/** Wizards of Worderly Place with the words that puzzles are made of, for a worker. */
export async function createEngine(library: Library): Promise<Rules> {
  const [common, broad] = await Promise.all([library.loadLexicon('common'), library.loadLexicon('broad')])
  const maker = createPuzzleGenerator({ common, broad }, listsOf(library))
  return {
    ...createWorderly({
      generate: (...asked) => withSentence(maker.generate(...asked), puzzleRejectionWords),
    }),
    load: library.puzzleLists.load,
  }
}

/** A puzzle keeps the hash of its list alone, so the list is kept for the next one. */
function listsOf({ puzzleLists }: Library): CustomWordLists {
  return {
    find: puzzleLists.find,
    keep(list) {
      if (puzzleLists.find(list.hash)) return
      // Where nothing can be kept, the list is asked for again.
      puzzleLists.save(list.hash, writeLexicon(list, { form: 'graph' }).buffer).catch(() => {})
    },
  }
}
