import { expect, test } from 'vitest'
import { english } from './english.ts'
import { givenWords, isGiven, LEVELS, levelOf, narrowed, writeLabel } from './labels.ts'
import { anchored, buildLexicon } from './lexicon.ts'
import { wordsOf } from './look.ts'

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

test('each word has a level, or none', () => {
  for (const each of [lexicon, anchored(lexicon)])
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

test('[W16] what must not be given is not among the words to give', () => {
  expect(isGiven(lexicon, 'damn')).toBe(false)
  expect(isGiven(lexicon, 'bee')).toBe(true)
  expect(givenWords(lexicon)).toEqual(['ANT', 'ANTLIA', 'BEE', 'ZAX'])
  expect(givenWords(lexicon, { level: 35 })).toEqual(['ANT', 'BEE'])
  expect(givenWords(lexicon, { level: 70, longest: 3 })).toEqual(['ANT', 'BEE', 'ZAX'])
  expect(givenWords(lexicon, { shortest: 4 })).toEqual(['ANTLIA'])
})

test('a narrower lexicon keeps what is known of its words', () => {
  const common = narrowed(lexicon, { level: 35 })
  expect([...wordsOf(common)]).toEqual(['ANT', 'BEE'])
  expect(levelOf(common, 'bee')).toBe(35)
  expect(common.hash).toBe(buildLexicon(['ant', 'bee'], english).hash)
})

test('a lexicon without labels gives all its words, and knows none as common', () => {
  expect(isGiven(bare, 'damn')).toBe(true)
  expect(givenWords(bare)).toHaveLength(5)
  expect(givenWords(bare, { level: 70 })).toEqual([])
})
