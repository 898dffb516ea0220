import type { OpenedGame } from '#games/game-entry.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import type { Library } from '#lexicon/library.ts'
import { commands } from './commands.ts'
import { presentation } from './presentation/presentation.ts'
import { withoutBonus } from './rules/puzzle.ts'
import { rules } from './rules/rules.ts'
import type { Deal, Params, WorderlyTypes } from './rules/types.ts'
import { text } from './text/en.ts'

/** The game is played without a dictionary: only its engine, its tools and definitions of words open the library. */
export function openGame(library: () => Promise<Library>): OpenedGame<WorderlyTypes> {
  // Known once there is an engine: a page without one must not load word lists.
  let wordLists: CustomDictionaries | undefined
  return {
    // Lists that other tabs have saved since the last puzzle are loaded before the next one.
    rules: { ...rules, load: async () => wordLists?.load() },
    text,
    commands,
    presentation,
    puzzles: { dailies: { words: { level: 'scholar', judging: 'kind', area: 'compact' } }, link },
    define: async word => (await library()).define(word),
    async createEngine() {
      const [{ createEngine }, opened] = await Promise.all([import('./engine/engine.ts'), library()])
      wordLists = opened.puzzleLists
      return createEngine(opened)
    },
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadPicture: () => import('./picture.ts'),
    loadTools: async () => ({ tools: (await import('./tools/tools.ts')).createTools(await library()) }),
  }
}

/** The bonus words of the built-in list are looked up again where the link arrives; those of a custom list cannot be. */
function link({ area, lexicon, puzzle: imported }: Params, deal: Deal | null): Partial<Params> {
  const { puzzle } = deal ?? { puzzle: imported }
  if (puzzle === '') return { area }
  return lexicon === '' ? { area, puzzle: withoutBonus(puzzle) } : { area, lexicon, puzzle }
}
