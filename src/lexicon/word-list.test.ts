import { expect, test } from 'vitest'
import { spanish, turkish } from '#testing/fixtures/words.ts'
import { english } from './english.ts'
import { compile } from './lexicon.ts'
import { wordsOf } from './lookup.ts'
import { lexiconSentence } from './text/en.ts'
import { readWordList, SCRIBBLE_LIMITS } from './word-list.ts'

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
  expect(read).toMatchObject({ ok: true, value: { duplicates: 2, tooLong: 1, leftOut: 0 } })
  expect(readWordList('ant\nant\nbee', english, SCRIBBLE_LIMITS)).toMatchObject({ value: { duplicates: 1 } })
})

const faulty = ['tree', 'a', "don't", '', 'x-ray', 'naïve', 'two words', 'B2B', '42'].join('\n')

test('a list with bad lines is refused, with their count and the numbers and reasons of the first few', () => {
  const read = readWordList(faulty, english, SCRIBBLE_LIMITS)
  expect(read.ok ? 'accepted' : lexiconSentence(read.rejection)).toBe(
    [
      '7 lines are no words, so nothing was made.',
      'Line 2, “a”: a word has 2 letters or more.',
      "Line 3, “don't”: ' is no letter of the alphabet.",
      'Line 5, “x-ray”: - is no letter of the alphabet.',
      'Line 6, “naïve”: Ï is no letter of the alphabet.',
      'Line 7, “two words”: a space is no letter of the alphabet.',
      'And 2 more.',
    ].join('\n'),
  )
})

test('bad lines are skipped and counted if requested', () => {
  const read = readWordList(faulty, english, { ...SCRIBBLE_LIMITS, badLines: 'leave-out' })
  expect(read).toMatchObject({ ok: true, value: { words: { count: 1 }, leftOut: 7 } })
})

test.each(['', '# nothing\n\n', 'floccinaucinihilipilification'])('%j contains no words', text => {
  expect(readWordList(text, english, SCRIBBLE_LIMITS)).toMatchObject({
    ok: false,
    rejection: { code: 'no-words' },
  })
})
