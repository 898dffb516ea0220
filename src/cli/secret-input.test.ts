import { expect, it } from 'vitest'
import { typeSecret } from './secret-input.ts'

it.each([
  ['', 'open sesame\r', 'open sesame', true],
  ['', 'open', 'open', false],
  ['open', ' sesame\nmore', 'open sesame', true],
  ['oped', '\u007fn', 'open', false],
  ['wrong', '\u0015right\r', 'right', true],
  ['half', '\u0003', '', true],
  ['', 'grün👍\u007f\r', 'grün', true],
])('“%s” and the keys %j make “%s”', (before, keys, typed, isOver) => {
  expect(typeSecret(before, keys)).toEqual({ typed, isOver })
})
