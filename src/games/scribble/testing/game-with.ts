import type { OpenedGame } from '#games/game-entry.ts'
import type { Report } from '#kernel/engine.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { commands } from '../commands.ts'
import { createEngine } from '../engine/engine.ts'
import { presentation } from '../presentation/presentation.ts'
import type { Dictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { createTools } from '../tools/tools.ts'

/** The game with the given dictionaries instead of a library; an optional progress callback can interrupt long work. */
export function gameWith(dictionaries: Dictionaries, report?: Report): OpenedGame<ScribbleTypes> {
  return {
    rules: createRules(dictionaries),
    text,
    commands,
    presentation,
    hasHints: true,
    createEngine: async given => createEngine(dictionaries, report ?? given),
    loadFirstSteps: () => import('../lessons/first-steps.ts'),
    loadTools: async () => ({ tools: createTools(smallLibrary) }),
  }
}
