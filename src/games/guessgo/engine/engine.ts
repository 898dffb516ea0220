import type { Engine, Report } from '#kernel/engine.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { createReviewer } from './analysis/review.ts'
import { createBots } from './bots/bots.ts'
import { learnHabits } from './habits.ts'

export function createEngine(report: Report): Engine<GuessGoTypes> {
  return { bots: createBots(), learn: learnHabits, review: createReviewer(report) }
}
