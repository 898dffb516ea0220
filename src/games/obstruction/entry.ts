import type { OpenedGame } from '#games/game-entry.ts'
import { exerciseKinds } from './exercise-kinds.ts'
import { levelRatings } from './level-ratings.ts'
import { presentation } from './presentation/presentation.ts'
import { rules } from './rules/rules.ts'
import type { ObstructionTypes } from './rules/types.ts'
import { text } from './text/en.ts'

export function openGame(): OpenedGame<ObstructionTypes> {
  return {
    rules,
    text,
    presentation,
    online: {
      graceMs: 30_000,
      earlyEndCounts: true,
      // A player who names rows or columns wants that size.
      defaults: ({ rows, cols }) => ({
        clock: true,
        ...(rows === undefined && cols === undefined && { size: 'proposed' }),
      }),
    },
    hasHints: true,
    exercises: exerciseKinds,
    levelRatings,
    createEngine: async report => (await import('./engine/engine.ts')).createEngine(report),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadPicture: () => import('./picture.ts'),
    loadTools: () => import('./tools/tools.ts'),
  }
}
