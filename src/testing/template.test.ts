import { test } from 'vitest'
import { checkFirstSteps } from './conformance/first-steps.ts'
import { firstSteps } from './template/first-steps.ts'
import { game } from './template/rules/game.ts'

test('the template for new games has valid first steps', () => {
  checkFirstSteps(game, firstSteps)
})
