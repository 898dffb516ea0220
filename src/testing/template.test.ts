import { test } from 'vitest'
import { checkFirstSteps } from './conformance/first-steps.ts'
import { firstSteps } from './template/first-steps.ts'
import { game } from './template/rules/game.ts'

test('the game that others are copied from is met in three steps too', () => {
  checkFirstSteps(game, firstSteps)
})
