import { test } from 'vitest'
import { checkFirstSteps } from './conformance/first-steps.ts'
import { firstSteps } from './template/lessons/first-steps.ts'
import { rules } from './template/rules/rules.ts'

test('the template game is introduced in three steps too', () => {
  checkFirstSteps(rules, firstSteps)
})
