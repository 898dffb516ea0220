import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import { sentenceFor } from '#kernel/result.ts'
import { hex, sha256 } from '#kernel/sha256.ts'
import { estimateGameLength } from '../presentation.ts'
import { defaults, openTestTable, stateAt } from '../testing/test-table.ts'
import { describeSetup, text } from '../text/en.ts'
import { readCustomWords } from './custom-words.ts'
import { fillRandomly } from './filling.ts'
import { emptyGrid } from './grid.ts'
import { isPlainWord } from './notation.ts'
import { drawPool } from './pool.ts'
import { rules } from './rules.ts'
import type { Params } from './types.ts'
import { foldWord, sortAlphabetically } from './word.ts'
import { poolWords } from './word-list/pool-words.ts'

const common = poolWords()

function wordsIn(chosen: Partial<Params>): number {
  return stateAt(openTestTable({ ownWords: '', ...chosen })).terms.pool.length
}

function refused(chosen: object) {
  const read = validateParams<Params>(rules, chosen)
  return read.ok ? undefined : read.rejection
}

describe('the pool', () => {
  test('[G6] has by default 100 words up to 10 by 10, and above that 225', () => {
    expect([3, 10, 11, 14].map(size => wordsIn({ size }))).toEqual([100, 100, 225, 225])
    expect(wordsIn({ size: 15, hitwords: 'off' })).toBe(225)
  })

  test('[G7] six of its words are hitwords, so that a pool of 500 has 500 words', () => {
    const { terms } = stateAt(openTestTable({ size: 11, pool: 500, ownWords: '' }))
    expect(terms.pool).toHaveLength(500)
    expect(terms.hitwordsOf).toHaveLength(6)
    expect(terms.pool).toEqual(expect.arrayContaining([...terms.hitwordsOf]))
    expect(wordsIn({ size: 15, pool: 228 })).toBe(228)
  })

  test('[G7] six words are added where a grid could not be filled otherwise, and the form says so', () => {
    expect([121, 123, 124].map(pool => wordsIn({ size: 11, pool }))).toEqual([127, 129, 124])
    expect(wordsIn({ size: 15 })).toBe(231)
    expect(describeSetup({ ...defaults, size: 15 })).toBe(
      '231 words, about 10 calls each. Six words are added as hitwords, because 225 wouldn’t be enough for a 15×15 grid.',
    )
    expect(describeSetup({ ...defaults, size: 11 })).not.toContain('added')
  })

  test('[G7] the smallest pool fills both grids', () => {
    const { terms } = stateAt(openTestTable({ size: 11, pool: 124, ownWords: '' }))
    const grid = fillRandomly(emptyGrid(11), terms, randomFor('s', 1))
    expect(new Set(grid).size).toBe(121)
    expect(grid).not.toContain(undefined)
  })

  test('[G6] a grid has 3 to 15 rows, a pool n x n to 500 words; anything else is refused with the range', () => {
    expect(refused({ size: 2 })).toMatchObject({ code: 'out-of-range', details: { min: 3, max: 15 } })
    expect(refused({ size: 16 })).toMatchObject({ code: 'out-of-range' })
    expect(refused({ size: 5, pool: 24 })).toEqual({
      code: 'pool-out-of-range',
      details: { pool: 24, size: 5, min: 25, max: 500 },
    })
    expect(refused({ size: 5, pool: 501 })).toMatchObject({ details: { max: 500 } })
    expect(refused({ size: 5, pool: 25 })).toBeUndefined()
    expect(refused({ size: 15, pool: 500 })).toBeUndefined()
  })

  test('[G16] is drawn from the seed, in alphabetical order, each word equally likely', () => {
    const drawn = (seed: string) => drawPool({ ...defaults, size: 5, pool: 100 }, randomFor(seed, 0)).pool
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn('a')).not.toEqual(drawn('b'))
    expect(new Set(drawn('a')).size).toBe(100)
    expect(drawn('a')).toEqual(drawn('a').toSorted())
    const times = new Map<string, number>()
    for (let seed = 0; seed < 200; seed++)
      for (const word of drawn(String(seed))) times.set(word, (times.get(word) ?? 0) + 1)
    // On average each of some 1,700 words is drawn 12 times.
    expect(times.size).toBeGreaterThan(common.length - 5)
    expect(Math.max(...times.values())).toBeLessThan(35)
  })

  test('[G16] contains no inflected form of another of its words, and no word that is also a command', () => {
    const all = new Set(common)
    const forms = common.filter(word =>
      ['s', 'es', 'ed', 'ing'].some(
        ending => word.endsWith(ending) && all.has(word.slice(0, -ending.length)),
      ),
    )
    expect(forms).toEqual([])
    expect(common.filter(word => !isPlainWord(word))).toEqual([])
  })
})

test('[G16] the list of versions 1 and 2 is the one their records were played with', () => {
  expect(rules.version).toBe(2)
  expect(hex(sha256(common.join(' ')))).toBe(
    '629c5346f796b42a8f2d94d9d04c029b778bf82ff3dc0cc8fdd7335d377d25b7',
  )
})

describe('a custom list', () => {
  const own = (ownWords: string, chosen: Partial<Params> = {}) => refused({ size: 3, ownWords, ...chosen })

  test('[G16] has words of any script, separated by line breaks, commas or semicolons, each counted once', () => {
    const text = '\uFEFFHaus, Bäume; l’eau\n# Lektion 3\nice  cream\nhaus\nΟδός\nвода\n'
    expect(readCustomWords(text)).toEqual({
      ok: true,
      value: ['Haus', 'Bäume', 'l’eau', 'ice cream', 'Οδός', 'вода'],
    })
  })

  test('[G16] an entry that is not a word is reported with its line', () => {
    expect(readCustomWords('cat\nd0g')).toMatchObject({
      rejection: { code: 'not-a-word', details: { line: 2, word: 'd0g' } },
    })
    expect(readCustomWords('x'.repeat(21))).toMatchObject({
      rejection: { code: 'word-too-long', details: { longest: 20 } },
    })
    expect(own('# nothing')).toMatchObject({ code: 'no-own-words' })
    expect(readCustomWords('x'.repeat(43))).toMatchObject({
      rejection: { details: { word: `${'x'.repeat(40)}…` } },
    })
  })

  test('[G16] a list that is too short is refused with the number that is needed', () => {
    expect(own('ant\nbee')).toMatchObject({ code: 'too-few-own-words', details: { count: 2, needed: 9 } })
    const hundred = common.slice(0, 130).join('\n')
    expect(own(hundred, { size: 11, pool: 123 })).toBeUndefined()
    expect(own(hundred, { size: 11, pool: 131 })).toMatchObject({ details: { needed: 131, hitwords: 6 } })
    const few = common.slice(0, 123).join('\n')
    expect(own(few, { size: 11 })).toMatchObject({ details: { count: 123, needed: 124, hitwords: 6 } })
    expect(own(hundred, { size: 11 })).toBeUndefined()
  })

  test('[G16] keeps the Turkish ı and i apart, as version 1 did not', () => {
    const list = 'kıl\nkil\nKIL\nKİL'
    expect(readCustomWords(list)).toMatchObject({ value: ['kıl', 'kil', 'KİL'] })
    expect(readCustomWords(list, 1)).toMatchObject({ value: ['kıl', 'KİL'] })
  })

  test('[G16] that is shorter than the usual pool is the whole pool, and is named', () => {
    const table = openTestTable({ ownWords: common.slice(0, 40).join(', '), size: 5, listName: ' Unit 4 ' })
    expect(stateAt(table).terms).toMatchObject({ listName: 'Unit 4', pool: common.slice(0, 40) })
  })

  test('[G5] keeps its capitals and accents, and its words are compared without case', () => {
    const list = 'Straße, Äpfel, Birne, Zug, Öl, Uhr, Tür, Ei, Ohr'
    const table = openTestTable({ ownWords: list })
    expect(stateAt(table).terms.pool).toEqual([
      'Äpfel',
      'Birne',
      'Ei',
      'Ohr',
      'Öl',
      'Straße',
      'Tür',
      'Uhr',
      'Zug',
    ])
    const read = rules.notation.read('place STRASSE a1')
    if (!read.ok) throw new Error('must be read')
    expect(rules.play(stateAt(table), 0, read.value, randomFor('s', 1))).toMatchObject({
      value: {
        state: { grids: [['Straße', null, null, null, null, null, null, null, null], expect.anything()] },
      },
    })
  })

  test('folding a word ignores case and spaces, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(foldWord(foldWord(text))).toBe(foldWord(text))
        // An upper-case ı is an I, and nobody can tell it from that of an i.
        if (!text.includes('ı')) expect(foldWord(` ${text.toUpperCase()} `)).toBe(foldWord(text))
      }),
    )
    expect(sortAlphabetically(['zoo', 'Äpfel', 'apple', 'éclair', 'egg'])).toEqual([
      'Äpfel',
      'apple',
      'éclair',
      'egg',
      'zoo',
    ])
  })
})

describe('the time of a game', () => {
  test('[G17] is known for every choice that can be played', () => {
    const calls = (chosen: Partial<Params>) => estimateGameLength({ ...defaults, ...chosen })?.calls
    expect(calls({ size: 3, pool: 9 })).toBe(5)
    expect(calls({ size: 4, pool: 16 })).toBe(8)
    expect(calls({ size: 5, pool: 25 })).toBe(14)
    expect(calls({ size: 10, pool: 100 })).toBe(65)
    expect(calls({ size: 15 })).toBe(10)
    expect(calls({ size: 15, hitwords: 'off' })).toBe(165)
    expect(calls({ size: 5, pool: 24 })).toBeUndefined()
    for (let size = 3; size <= 15; size++) expect(calls({ size })).toBeGreaterThan(0)
  })

  test('[G16] a list of 506 words of twenty letters is accepted; a longer one is refused with both numbers', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const long = Array.from({ length: 506 }, (_, at) =>
      `${letters[Math.floor(at / 26)]}${letters[at % 26]}`.padEnd(20, 'x'),
    ).join('\n')
    expect(refused({ size: 15, pool: 500, ownWords: long })).toBeUndefined()
    const tooLong = refused({ size: 15, ownWords: `${long}\nzebra` })!
    expect(sentenceFor(tooLong, text.refusals)).toBe(
      'Your list has 10,631 characters; the limit is 10,626. Leave some words out.',
    )
  })
})
