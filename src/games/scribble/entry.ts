import type { OpenedGame } from '#games/game-entry.ts'
import { accept } from '#kernel/result.ts'
import type { Library } from '#lexicon/library.ts'
import { commands } from './commands.ts'
import { exerciseKinds } from './exercise-kinds.ts'
import { levelRatings } from './level-ratings.ts'
import { presentation } from './presentation/presentation.ts'
import { libraryDictionaries } from './rules/dictionaries.ts'
import { reject } from './rules/refusals.ts'
import { createRules } from './rules/rules.ts'
import type { ScribbleTypes } from './rules/types.ts'
import { text } from './text/en.ts'

/** For a turn. */
const ONLINE_SECONDS = 180

/** Scribble needs the library before anything else: its default dictionary is named by the hash of its words. */
export async function openGame(openLibrary: () => Promise<Library>): Promise<OpenedGame<ScribbleTypes>> {
  const library = await openLibrary()
  const dictionaries = libraryDictionaries(library)
  const rules = createRules(dictionaries)
  return {
    rules,
    text,
    commands,
    presentation,
    online: {
      defaults: () => ({ bags: 'hidden', clock: ONLINE_SECONDS }),
      check: ({ bags }) => (bags === 'open' ? reject('bags-open-online') : accept(undefined)),
    },
    hasHints: true,
    exercises: exerciseKinds,
    levelRatings,
    library,
    createEngine: async report => (await import('./engine/engine.ts')).createEngine(dictionaries, report),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadFormats: async () => (await import('./game-formats.ts')).createFormats(rules, library),
    loadPicture: () => import('./picture.ts'),
    loadTools: async () => ({ tools: (await import('./tools/tools.ts')).createTools(library) }),
  }
}
