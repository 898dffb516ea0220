import { expect, test } from 'vitest'
import { spanish, turkish } from '#testing/fixtures/words.ts'
import { english } from './english.ts'
import { compile } from './lexicon.ts'
import { wordsOf } from './lookup.ts'
import { lexiconSentence } from './text/en.ts'
import { readGoodWords, readWordList, SCRIBBLE_LIMITS } from './word-list.ts'

function words(text: string, alphabet = english): readonly string[] {
  const read = readWordList(text, alphabet, SCRIBBLE_LIMITS)
  if (!read.ok) throw new Error(lexiconSentence(read.rejection))
  return [...wordsOf(compile(read.value.words, alphabet))]
}

test('[S17] a list has one word per line, in any case and order; blank lines and comments are ignored', () => {
  expect(words('\uFEFFtree\r\n\r\n# trees\r\n  Ant # and another\r\nBEE')).toEqual(['ANT', 'BEE', 'TREE'])
  expect(words('iz\nılık\nırmak', turkish)).toEqual(['ILIK', 'IRMAK', 'İZ'])
  expect(words('luz\nllave\nlobo', spanish)).toEqual(['LOBO', 'LUZ', 'LLAVE'])
})

test('duplicates and words too long for the board are counted', () => {
  const read = readWordList('bee\nant\nBee\nbee\nincomprehensibility', english, SCRIBBLE_LIMITS)
  expect(read).toMatchObject({ ok: true, value: { duplicates: 2, tooLong: 1, leftOut: { count: 0 } } })
  expect(readWordList('ant\nant\nbee', english, SCRIBBLE_LIMITS)).toMatchObject({ value: { duplicates: 1 } })
})

const faulty = ['tree', 'a', "don't", '', 'x-ray', 'naïve', 'two words', 'B2B', '42'].join('\n')

test('a list with bad lines is refused, with their count and the numbers and reasons of the first few', () => {
  const read = readWordList(faulty, english, SCRIBBLE_LIMITS)
  expect(read.ok ? 'accepted' : lexiconSentence(read.rejection)).toBe(
    [
      '7 lines aren’t words, so nothing was imported.',
      'Line 2, “a”: a word needs at least 2 letters.',
      "Line 3, “don't”: “'” is not one of the letters.",
      'Line 5, “x-ray”: “-” is not one of the letters.',
      'Line 6, “naïve”: “Ï” is not one of the letters.',
      'Line 7, “two words”: a space is not one of the letters.',
      'And 2 more.',
      'The words were read with the letters A to Z. For other letters, choose your own letters as well.',
    ].join('\n'),
  )
})

test('bad lines are left out if requested, and the first few are reported', () => {
  const read = readWordList(faulty, english, { ...SCRIBBLE_LIMITS, badLines: 'leave-out' })
  expect(read).toMatchObject({ ok: true, value: { words: { count: 1 }, leftOut: { count: 7 } } })
  const first = read.ok ? read.value.leftOut.first : []
  expect(first.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 a',
    "3 don't",
    '5 x-ray',
    '6 naïve',
    '7 two words',
  ])
})

test('a list with more bad lines than words is refused even if bad lines are left out', () => {
  const good = (text: string) => readGoodWords(text, english, SCRIBBLE_LIMITS)
  expect(good("ant\nbee\nant's\nbee's")).toMatchObject({ ok: true, value: { leftOut: { count: 2 } } })
  expect(good("ant\nant's\nbee's")).toMatchObject({ ok: false, rejection: { code: 'bad-lines' } })
})

test('a list in the letters of another alphabet is refused: arbitrary words would be left of it', () => {
  const good = (text: string) => readGoodWords(text, english, SCRIBBLE_LIMITS)
  expect(good('ant\nbee\nnaïve')).toMatchObject({ ok: true, value: { leftOut: { count: 1, foreign: 1 } } })
  expect(good('ad\nad\nat\nkalem\nmasa\nkapı\ngöl')).toMatchObject({
    ok: false,
    rejection: { code: 'bad-lines', details: { count: 2, foreign: true } },
  })
})

test('control characters of a quoted line are made visible', () => {
  const read = readWordList('ant\n\x1b]0;pwned\x07', english, SCRIBBLE_LIMITS)
  expect(read.ok ? '' : lexiconSentence(read.rejection)).toContain('Line 2, “␛]0;pwned␇”: “␛” is not one')
})

test.each(['', '# nothing\n\n', 'floccinaucinihilipilification'])('%j contains no words', text => {
  expect(readWordList(text, english, SCRIBBLE_LIMITS)).toMatchObject({
    ok: false,
    rejection: { code: 'no-words' },
  })
})
