import type { Game } from '#kernel/game.ts'
import { withSentence } from '#kernel/words.ts'
import { writeLexicon } from '#lexicon/file.ts'
import type { Library } from '#lexicon/library.ts'
import { preparingWords } from '../preparing-words.ts'
import { createWorderly } from '../rules/game.ts'
import { createMaker, type Lists } from '../rules/prepare.ts'

/** Wizards of Worderly Place with the words that puzzles are made of, for a worker. */
export async function createEngine(library: Library): Promise<Game> {
  const [common, broad] = await Promise.all([library.loadLexicon('common'), library.loadLexicon('broad')])
  const maker = createMaker({ common, broad }, listsOf(library))
  return {
    ...createWorderly({ prepare: (...asked) => withSentence(maker.prepare(...asked), preparingWords) }),
    ready: library.lists.load,
  }
}

/** A puzzle keeps the hash of its list alone, so the list is kept for the next one. */
function listsOf({ lists }: Library): Lists {
  return {
    find: lists.find,
    keep(list) {
      if (lists.find(list.hash)) return
      // Where nothing can be kept, the list is asked for again.
      lists.keep(list.hash, writeLexicon(list, { form: 'graph' }).buffer).catch(() => {})
    },
  }
}
