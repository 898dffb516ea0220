import { expect, test } from 'vitest'
import { serverRefusalText } from './server.ts'

test('an error of the server is reported with its status, and without one where there is none', () => {
  const sentence = serverRefusalText['server-failed']
  expect(sentence({ status: 502 })).toBe('The server had an error (502). Try again soon.')
  expect(sentence({})).toBe('The server had an error. Try again soon.')
})
