import { expect, it, test } from 'vitest'
import { type LetterValues, zeroLetterValues } from './letter-values.ts'
import { readLetterValues, writeLetterValues } from './letter-values-format.ts'

const values: LetterValues = {
  ...zeroLetterValues(['A', 'LL', 'Ş']),
  single: [1.25, -0.5, 0],
  pairs: [0.01, 2, -3, 4, 5.5, 6],
  usual: -0.25,
  turn: { points: 17.5, spread: 6.25, letters: 3.75 },
  tempo: [0, 9, 8],
  again: [0, 0.1, 1],
}

it('written values read back unchanged', () => {
  expect(readLetterValues(writeLetterValues(values))).toEqual({ ok: true, value: values })
})

test.each([
  ['another file', 'A 1 16\n', 'not-values'],
  ['a line that is gone', writeLetterValues(values).replace(/pairs.*\n/, ''), 'values-broken'],
  ['a number too few', writeLetterValues(values).replace('125 -50 0', '125 -50'), 'values-broken'],
  ['a text that is not a number', writeLetterValues(values).replace('125', 'much'), 'values-broken'],
  ['a spread of nothing', writeLetterValues(values).replace('1750 625', '1750 0'), 'values-broken'],
])('%s is refused', (_, text, code) => {
  expect(readLetterValues(text)).toMatchObject({ ok: false, rejection: { code } })
})
