import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import { createWorderly } from './rules/game.ts'
import { words } from './words.ts'

/** Wizards of Worderly Place as the shells show and check it. It is played without a dictionary: only its engine and tools ask for one. */
export function openWorderly(library: () => Promise<Library>) {
  return {
    game: createWorderly(),
    words,
    define: async (word: string) => (await library()).define(word),
    createEngine: async (): Promise<Rules> =>
      (await import('./engine/engine.ts')).createEngine(await library()),
    loadFirstSteps: () => import('./first-steps.ts'),
    loadResultGrid: () => import('./result-grid.ts'),
    loadTools: async () => ({ tools: (await import('./tools/tools.ts')).createTools(await library()) }),
  }
}
