import type { OpenedGame } from '#games/game-entry.ts'
import { commands } from './commands.ts'
import { presentation } from './presentation.ts'
import { rules } from './rules/rules.ts'
import type { GuessGoTypes } from './rules/types.ts'
import { text } from './text/en.ts'

const ONLINE_SECONDS = 60

export function openGame(): OpenedGame<GuessGoTypes> {
  return {
    rules,
    text,
    commands,
    presentation,
    online: { defaults: () => ({ clock: ONLINE_SECONDS }) },
    learningLevels: ['mindreader'],
    createEngine: async () => (await import('./engine/engine.ts')).createEngine(),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadTools: () => import('./tools/tools.ts'),
  }
}
