import type { Game } from '#kernel/game.ts'
import { createGuessGo } from '../rules/game.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { createBots } from './bots/bots.ts'

export function createEngine(): Game<GuessGoTypes> {
  return createGuessGo(createBots())
}
