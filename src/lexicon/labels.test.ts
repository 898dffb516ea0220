import { expect, test } from 'vitest'
import { english } from './english.ts'
import { canBeGiven, givableWords, LEVELS, levelOf, narrowLexicon, writeLabel } from './labels.ts'
import { buildLexicon, withGaddag } from './lexicon.ts'
import { wordsOf } from './lookup.ts'

const bare = buildLexicon(['ant', 'antlia', 'bee', 'damn', 'zax'], english)
const lexicon = {
  ...bare,
  labels: Uint8Array.of(
    writeLabel({ level: 20 }),
    writeLabel({}),
    writeLabel({ level: 35 }),
    writeLabel({ level: 20, neverGiven: true }),
    writeLabel({ level: 70 }),
  ),
}

test('a word has a level if it is a common one', () => {
  for (const each of [lexicon, withGaddag(lexicon)])
    expect(['ANT', 'antlia', 'bee', 'damn', 'zax', 'nothing', ''].map(word => levelOf(each, word))).toEqual([
      20,
      undefined,
      35,
      20,
      70,
      undefined,
      undefined,
    ])
  expect(LEVELS.map(level => writeLabel({ level })).map((label, index) => label - index)).toEqual(
    LEVELS.map(() => 1),
  )
})

test('[W16] words that must not be given are not among the givable words', () => {
  expect(canBeGiven(lexicon, 'damn')).toBe(false)
  expect(canBeGiven(lexicon, 'bee')).toBe(true)
  expect(givableWords(lexicon)).toEqual(['ANT', 'ANTLIA', 'BEE', 'ZAX'])
  expect(givableWords(lexicon, { level: 35 })).toEqual(['ANT', 'BEE'])
  expect(givableWords(lexicon, { level: 70, longest: 3 })).toEqual(['ANT', 'BEE', 'ZAX'])
  expect(givableWords(lexicon, { shortest: 4 })).toEqual(['ANTLIA'])
})

test('a narrowed lexicon keeps the labels of its words', () => {
  const common = narrowLexicon(lexicon, { level: 35 })
  expect([...wordsOf(common)]).toEqual(['ANT', 'BEE'])
  expect(levelOf(common, 'bee')).toBe(35)
  expect(common.hash).toBe(buildLexicon(['ant', 'bee'], english).hash)
})

test('a lexicon without labels may give all its words, and none of them is common', () => {
  expect(canBeGiven(bare, 'damn')).toBe(true)
  expect(givableWords(bare)).toHaveLength(5)
  expect(givableWords(bare, { level: 70 })).toEqual([])
})
