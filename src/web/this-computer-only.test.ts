import { expect, test } from 'vitest'
import { isThisComputerOnly } from './this-computer-only.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.7', false],
  ['quincunx.example', false],
])('%s: %s', (hostname, isLocal) => {
  expect(isThisComputerOnly(hostname)).toBe(isLocal)
})
