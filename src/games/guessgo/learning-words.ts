import type { LearningText } from '#kernel/text.ts'
import { readHabits } from './rules/habits.ts'
import type { GuessGoTypes } from './rules/types.ts'

/** How the mind reader asks for leave to look at earlier grids. */
export const learning: LearningText<GuessGoTypes> = {
  label: 'It may look at my earlier grids',
  help: 'Those of games against the computer that are kept on this device. It notes only in which order they were filled, and you can have that forgotten.',
  describeLearnt({ habits = '' }) {
    const { alphabet, length, random } = readHabits(habits)
    const grids = alphabet + length + random
    if (grids === 0) return 'It knows no grid of yours yet.'
    const ways = [
      [alphabet, 'by the alphabet'],
      [length, 'by length'],
      [random, 'in no order'],
    ] as const
    const shown = ways.filter(([count]) => count > 0).map(([count, way]) => `${count} ${way}`)
    return `It knows ${grids === 1 ? 'one grid' : `${grids} grids`} of yours: ${shown.join(', ')}.`
  },
}
