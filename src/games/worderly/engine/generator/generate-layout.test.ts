import { describe, expect, test } from 'vitest'
import { FastRng } from '#kernel/fast-rng.ts'
import type { Cell } from '#kernel/grid.ts'
import { randomFor } from '#kernel/random.ts'
import { AREAS, cellsOf, type Layout, MAIN_LENGTH, solvedGrid } from '../../rules/layout.ts'
import { lexiconOf, PLANET_WORDS, planetVocabulary } from '../../testing/word-lists.ts'
import { findLayoutFaults } from '../layout-faults.ts'
import { customVocabulary, hidableWords } from '../vocabulary.ts'
import { findBestLayout } from './best-layout.ts'
import { candidateWordsOf } from './candidate-words.ts'
import { generateLayout } from './generate-layout.ts'
import { qualityScore } from './layout-quality.ts'

const pool = candidateWordsOf('planet', hidableWords(planetVocabulary, 'planet'))
const area = AREAS.compact

function best(layouts: number, seed = 'plum') {
  const made = findBestLayout(pool, area, new FastRng(randomFor(seed, 0)), { layouts, tries: 1_000 })
  if (!made) throw new Error('no layout was found')
  return made
}

/** Counted from the cells, independently of the generator's own counters. */
function counted({ words }: Layout) {
  const cells = new Map<string, number[]>()
  for (const [index, placement] of words.entries())
    for (const { row, column } of cellsOf(placement)) {
      const name = `${row} ${column}`
      cells.set(name, [...(cells.get(name) ?? []), index])
    }
  const group = words.map((_, index) => index)
  for (const users of cells.values()) {
    const others = users.filter(index => index > 0)
    const [first = 0, second = first] = others.map(index => group[index]!)
    for (const [index, one] of group.entries()) if (one === second) group[index] = first
  }
  const places = [...cells.keys()].map(name => name.split(' ').map(Number) as [number, number])
  const span = (at: 0 | 1) =>
    Math.max(...places.map(one => one[at])) - Math.min(...places.map(one => one[at])) + 1
  return {
    crossings: [...cells.values()].reduce((sum, users) => sum + users.length - 1, 0),
    pieces: new Set(group.slice(1)).size,
    fill: cells.size / (span(0) * span(1)),
  }
}

describe('a layout', () => {
  test('is the same for the same draws', () => {
    expect(best(20)).toEqual(best(20))
    expect(best(20, 'pear').layout).not.toEqual(best(20).layout)
  })

  test('[W8] is the best of many, by counts taken from its cells', () => {
    for (const seed of ['plum', 'pear', 'quince', 'sloe', 'medlar']) {
      const { layout, quality } = best(30, seed)
      expect(findLayoutFaults(layout)).toEqual([])
      expect(counted(layout)).toEqual(quality)
      expect(qualityScore(quality)).toBeGreaterThanOrEqual(qualityScore(best(1, seed).quality))
    }
  })

  test('[W9] contains the longest words, whether or not the short ones fit', () => {
    const long = PLANET_WORDS.split(' ').filter(word => word.length === 5 && word !== 'other')
    const placed = best(1).layout.words.map(({ word }) => word)
    expect(long.filter(word => !placed.includes(word))).toEqual([])
  })

  test('[W9] has a word down only if there was no place across', () => {
    for (const seed of ['plum', 'pear']) {
      const { layout } = best(1, seed)
      // Words are listed in the order in which they were placed; those that cross the main word had to go through one cell.
      for (const [index, { word, direction }] of layout.words.entries())
        if (direction === 'down' && index > MAIN_LENGTH)
          expect(placesAcross(layout.words.slice(0, index), word)).toEqual([])
    }
  })
})

/** Every place where a word could cross one of these, checked by the faults of the whole layout. */
function placesAcross(words: Layout['words'], word: string): Cell[] {
  const unfinished = ['word-count', 'not-crossed']
  const grid = solvedGrid({ ...area, words }).map(row => row.toLowerCase())
  const isCrossing = ({ row, column }: Cell) =>
    [...word].some((letter, index) => grid[row]!.charAt(column + index) === letter)
  const cells = grid.flatMap((line, row) => [...line].map((_, column) => ({ row, column })))
  return cells
    .filter(isCrossing)
    .filter(cell =>
      findLayoutFaults({ ...area, words: [...words, { word, cell, direction: 'across' }] }).every(
        ({ code }) => unfinished.includes(code),
      ),
    )
}

describe('[W15] words that allow no puzzle', () => {
  const refusal = (words: string, main?: string) => {
    const made = generateLayout(
      customVocabulary(lexiconOf(words)),
      { area, ...(main !== undefined && { main }) },
      randomFor('plum', 0),
    )
    return made.ok ? undefined : made.rejection
  }

  test('contain no word of six letters', () => {
    expect(refusal('cat dog mouse elephant')?.code).toBe('no-main-words')
  })

  test('have too few sub-words for every main word, and the rejection names the nearest', () => {
    expect(refusal('planet plane plan silver sir')).toEqual({
      code: 'too-few-sub-words',
      details: { word: 'planet', subWords: 2, wanted: 20, count: 2 },
    })
  })

  test('cannot be laid out on the compact grid', () => {
    // All are six letters long: there is no room for twenty.
    const poor = customVocabulary(lexiconOf(orders('abcdef').slice(0, 25).join(' ')))
    const made = generateLayout(poor, { area }, randomFor('plum', 0))
    expect(made.ok ? '' : made.rejection.code).toBe('no-layout')
  })

  test('lack the requested main word, or enough sub-words of it', () => {
    expect(refusal(PLANET_WORDS, 'silver')?.code).toBe('not-a-main-word')
    expect(refusal(`${PLANET_WORDS} silver`, 'silver')?.code).toBe('main-too-poor')
    expect(refusal(PLANET_WORDS, 'planet')).toBeUndefined()
  })
})

test('the progress callback can cancel a search', () => {
  const poor = customVocabulary(lexiconOf('planet silver golden copper'))
  let calls = 0
  const made = generateLayout(poor, { area }, randomFor('plum', 0), () => ++calls < 2)
  expect([calls, made.ok ? '' : made.rejection.code]).toEqual([2, 'called-off'])
})

function orders(letters: string): string[] {
  if (letters.length < 2) return [letters]
  return [...letters].flatMap((letter, index) =>
    orders(letters.slice(0, index) + letters.slice(index + 1)).map(rest => letter + rest),
  )
}
