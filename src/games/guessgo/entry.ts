import type { OpenedGame } from '#games/game-entry.ts'
import type { Rules } from '#kernel/rules.ts'
import { commands } from './commands.ts'
import { presentation } from './presentation.ts'
import { rules, rulesOfVersion1 } from './rules/rules.ts'
import type { GuessGoTypes } from './rules/types.ts'
import { text } from './text/en.ts'
import { presets } from './text/en-presets.ts'

const ONLINE_SECONDS = 60

export function openGame(): OpenedGame<GuessGoTypes> {
  return {
    rules,
    earlier: [rulesOfVersion1 as Rules],
    text,
    commands,
    presentation,
    presets,
    online: { defaults: () => ({ clock: ONLINE_SECONDS }) },
    learningLevels: ['mindreader'],
    createEngine: async report => (await import('./engine/engine.ts')).createEngine(report),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadPicture: () => import('./picture.ts'),
    loadTools: () => import('./tools/tools.ts'),
  }
}
