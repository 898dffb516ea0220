import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { AREAS, cellsOf, type Layout, type Placement, solvedGrid } from '../rules/layout.ts'
import { planetVocabulary } from '../testing/word-lists.ts'
import { generateLayout } from './generator/generate-layout.ts'
import { findLayoutFaults } from './layout-faults.ts'

const made = generateLayout(planetVocabulary, { area: AREAS.compact }, randomFor('plum', 0))
if (!made.ok) throw new Error(made.rejection.code)
const { layout } = made.value

const codes = (one: Layout) => findLayoutFaults(one).map(({ code }) => code)

/** The layout with one word changed. */
function changeWord(index: number, change: (placement: Placement) => Partial<Placement>): Layout {
  const words = layout.words.map((placement, place) =>
    place === index ? { ...placement, ...change(placement) } : placement,
  )
  return { ...layout, words }
}

const moved = ({ cell }: Placement, row: number, column: number) => ({
  cell: { row: cell.row + row, column: cell.column + column },
})

describe('a layout has faults', () => {
  test('[W4] if its area is not the given one', () => {
    expect(codes({ ...layout, rows: 14 })).toContain('area')
    expect(codes({ ...layout, ...AREAS.wide })).toContain('not-centred')
  })

  test('[W5] with no main word, two of them, a short one, or one off the centre', () => {
    expect(codes({ ...layout, words: layout.words.slice(1) })).toContain('one-diagonal')
    expect(codes(changeWord(1, () => ({ direction: 'diagonal' })))).toContain('one-diagonal')
    expect(codes(changeWord(0, () => ({ word: 'plane' })))).toContain('main-length')
    expect(codes(changeWord(0, one => moved(one, 1, 1)))).toContain('not-centred')
  })

  test('[W6] with a wrong number of words, a repeated word, or one too short or too long', () => {
    expect(codes({ ...layout, words: layout.words.slice(0, -1) })).toContain('word-count')
    expect(codes(changeWord(3, () => ({ word: layout.words[2]!.word })))).toContain('word-twice')
    expect(codes(changeWord(3, () => ({ word: 'at' })))).toContain('word-length')
    expect(codes(changeWord(3, () => ({ word: 'planets' })))).toContain('word-length')
  })

  test('[W7] if a letter of the main word is not crossed', () => {
    const main = cellsOf(layout.words[0]!)
    const touches = (placement: Placement, row: number) =>
      cellsOf(placement).some(
        cell => cell.row === row && main.some(one => one.row === row && one.column === cell.column),
      )
    const words = layout.words.filter((placement, index) => index === 0 || !touches(placement, main[2]!.row))
    expect(codes({ ...layout, words })).toContain('not-crossed')
  })

  test('[W8] if words clash, run on, touch side by side or leave the area', () => {
    const found = new Set<string>()
    for (let index = 1; index < layout.words.length; index++)
      for (const [row, column] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
        [9, 9],
      ] as const) {
        const faults = codes(changeWord(index, one => moved(one, row, column)))
        expect(faults).not.toEqual([])
        for (const code of faults) found.add(code)
      }
    for (const code of ['clash', 'stray-run', 'not-a-run', 'outside', 'word-alone'])
      expect([...found]).toContain(code)
  })

  test('[W10] if a word needs a letter more often than the main word has it', () => {
    expect(codes(changeWord(4, () => ({ word: 'papa' })))).toContain('letter-missing')
  })
})

test('[W8] a layout without faults reads as its words, row by row and column by column', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(AREAS.wide, AREAS.compact), (seed, area) => {
      const one = generateLayout(
        planetVocabulary,
        { area, effort: { layouts: 1, tries: 100 } },
        randomFor(seed, 0),
      )
      if (!one.ok) return
      expect(findLayoutFaults(one.value.layout)).toEqual([])
      const rows = solvedGrid(one.value.layout).map(row => row.toLowerCase())
      const columns = Array.from({ length: area.cols }, (_, at) => rows.map(row => row.charAt(at)).join(''))
      const runs = [...rows, ...columns].flatMap(line => line.match(/[a-z]{2,}/g) ?? [])
      const [, ...words] = one.value.layout.words.map(({ word }) => word)
      expect(runs.sort()).toEqual(words.sort())
    }),
  )
})

test('a layout that the generator makes is valid', () => {
  expect(findLayoutFaults(layout)).toEqual([])
})
