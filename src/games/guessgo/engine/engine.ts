import type { Game } from '#kernel/game.ts'
import { createBots } from '../rules/computer/levels.ts'
import { createGuessGo } from '../rules/game.ts'
import type { GuessGoTypes } from '../rules/types.ts'

export function createEngine(): Game<GuessGoTypes> {
  return createGuessGo(createBots())
}
