import type { Rules } from '#kernel/rules.ts'
import { createGuessGo } from '../rules/game.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { createBots } from './bots/bots.ts'

export function createEngine(): Rules<GuessGoTypes> {
  return createGuessGo(createBots())
}
