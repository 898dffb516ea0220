import type { OpenedGame } from '#games/game-entry.ts'
import type { Rules } from '#kernel/rules.ts'
import { commands } from './commands.ts'
import { exerciseKinds } from './exercise-kinds.ts'
import { isPuzzleText } from './formats/read-any.ts'
import { presentation } from './presentation/presentation.ts'
import { rules, rulesOfVersion1 } from './rules/rules.ts'
import type { Deal, SolitudoTypes } from './rules/types.ts'
import { text } from './text/en.ts'

export function openGame(): OpenedGame<SolitudoTypes> {
  return {
    rules,
    earlier: [rulesOfVersion1 as Rules],
    text,
    commands,
    presentation,
    puzzles: {
      dailies: {
        square: { shape: 'square', size: 8, grade: 'tricky' },
        hexagon: { shape: 'hexagon', side: 4, grade: 'steady' },
      },
      isPublishable: ({ params, deal }) => params.puzzle !== '' && deal.solution !== '',
      recognize: text => (isPuzzleText(text) ? { puzzle: text.trim() } : undefined),
      // The solution would spoil the puzzle, and the engine finds it again at once. Before a puzzle is generated, a link
      // can only ask for one of the same kind.
      link({ puzzle: imported, shape, size, rows, cols, side, grade }, deal: Deal | null) {
        const puzzle = deal?.puzzle ?? imported
        if (puzzle !== '') return { puzzle }
        return shape === 'rectangle' ? { shape, rows, cols, grade } : { shape, size, side, grade }
      },
    },
    hasHints: true,
    hasWalkthrough: true,
    exercises: exerciseKinds,
    createEngine: async () => (await import('./engine/engine.ts')).createEngine(),
    loadFirstSteps: () => import('./lessons/first-steps.ts'),
    loadLessons: () => import('./lessons/lessons.ts'),
    loadPicture: () => import('./picture.ts'),
    loadTools: () => import('./tools/tools.ts'),
  }
}
