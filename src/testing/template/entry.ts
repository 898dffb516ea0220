import type { OpenedGame } from '#games/game-entry.ts'
import { rules } from './rules/rules.ts'
import type { TemplateTypes } from './rules/types.ts'
import { text } from './text/en.ts'

export function openGame(): OpenedGame<TemplateTypes> {
  return {
    rules,
    text,
    hasHints: true,
    createEngine: async () => (await import('./engine/engine.ts')).createEngine(),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadTools: () => import('./tools/tools.ts'),
  }
}
