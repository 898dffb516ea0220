import type { Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import { libraryDictionaries } from './rules/dictionaries.ts'
import { createScribble } from './rules/game.ts'
import { words } from './words.ts'

/** Scribble as the shells show and check it. The computer thinks in its engine, which a page need not carry. */
export function openScribble(library: Library) {
  return {
    game: createScribble(libraryDictionaries(library)),
    words,
    library,
    createEngine: async (report: Report): Promise<Rules> =>
      (await import('./engine/engine.ts')).createEngine(library, report),
    loadFirstSteps: () => import('./first-steps.ts'),
    loadResultGrid: () => import('./result-grid.ts'),
    loadTools: async () => ({ tools: (await import('./tools/tools.ts')).createTools(library) }),
  }
}
