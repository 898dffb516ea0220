import { expect, test } from 'vitest'
import { readReservoir } from './reservoir.ts'
import { lexiconSentence } from './text/en.ts'

test('[S8] a line of a reservoir has a letter, its points and its amount', () => {
  const read = readReservoir(
    '\uFEFF# of our own\r\n\r\ni 1 7\r\nı 2 4   # the one without a dot\r\nCH 5 1\r\n',
  )
  expect(read).toMatchObject({
    ok: true,
    value: { alphabet: { letters: ['İ', 'I', 'CH'] }, points: [1, 2, 5], amounts: [7, 4, 1] },
  })
})

test.each([
  ['A 1 16\nB 3', 'Line 2: “B 3” isn’t a letter with its points and amount, such as: A 1 16.'],
  ['A 1 16\n\nB 3 4 5', 'Line 3: “B 3 4 5” isn’t a letter with its points and amount, such as: A 1 16.'],
  ['A x 16', 'Line 1: The points (“x”) must be a whole number from 0 to 99.'],
  ['A 1 -2', 'Line 1: The amount (“-2”) must be a whole number from 0 to 999.'],
  [
    'A 1 2\nB 1 2\na 1 2',
    'Line 3: The letter a is listed twice. Capitals and small letters count as the same letter.',
  ],
  [
    'A 1 2\n. 1 2',
    'Line 2: “.” can’t be a letter. Use one character, or up to four for one letter, without digits or punctuation.',
  ],
  ['# nothing', 'There are no letters. Put one on each line, with its points and amount, such as: A 1 16.'],
])('[S8] the error for %j names the line', (text, sentence) => {
  const read = readReservoir(text)
  expect(read.ok ? 'accepted' : lexiconSentence(read.rejection)).toBe(sentence)
})
