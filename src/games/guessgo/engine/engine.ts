import type { Engine } from '#kernel/engine.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { createBots } from './bots/bots.ts'
import { learnHabits } from './habits.ts'

export function createEngine(): Engine<GuessGoTypes> {
  return { bots: createBots(), learn: learnHabits }
}
