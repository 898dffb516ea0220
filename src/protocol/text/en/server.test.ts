import { expect, test } from 'vitest'
import { serverRefusalText } from './server.ts'

test('an error of the server is reported with its status, and without one where there is none', () => {
  const sentence = serverRefusalText['house-failed']
  expect(sentence({ status: 502 })).toBe('The house answered with an error (502). Try again soon.')
  expect(sentence({})).toBe('The house answered with an error. Try again soon.')
})
