import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayoutFaults } from '../engine/layout-faults.ts'
import { paramsWith, testPuzzles } from '../testing/puzzles.ts'
import { checkParams, readDeal } from './check-puzzle.ts'
import { AREAS, type Layout, type Placement } from './layout.ts'
import { readPuzzle, withoutBonus, writePuzzle } from './puzzle.ts'

const read = readPuzzle(testPuzzles.planet.puzzle, AREAS.compact)
if (!read.ok) throw new Error(read.rejection.code)
const { layout } = read.value

const check = (words: readonly Placement[]) =>
  checkParams(paramsWith({ area: 'compact', puzzle: writePuzzle({ layout: { ...layout, words } }) }))?.code

const layoutWith = (words: readonly Placement[]): Layout => ({ ...layout, words })

describe('an imported puzzle', () => {
  test('is accepted unchanged', () => {
    expect(check(layout.words)).toBeUndefined()
    expect(checkParams(paramsWith(testPuzzles.planet))).toBeUndefined()
  })

  test('[W6, W7, W8] is refused exactly if its layout has a fault', () => {
    const others = layout.words.slice(1)
    const change = fc.record({
      index: fc.integer({ min: 0, max: others.length - 1 }),
      row: fc.integer({ min: 0, max: 13 }),
      column: fc.integer({ min: 0, max: 13 }),
      turns: fc.boolean(),
      takes: fc.option(fc.integer({ min: 0, max: others.length - 1 })),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 2 }), fc.boolean(), (changes, drops) => {
        const words = [...layout.words]
        for (const { index, row, column, turns, takes } of changes) {
          const placement = words[index + 1]!
          const direction = turns
            ? placement.direction === 'across'
              ? 'down'
              : 'across'
            : placement.direction
          const word = takes === null ? placement.word : others[takes]!.word
          words[index + 1] = { word, direction, cell: takes === null ? { row, column } : placement.cell }
        }
        if (drops) words.pop()
        expect(check(words) === undefined).toBe(findLayoutFaults(layoutWith(words)).length === 0)
      }),
      { numRuns: 400 },
    )
  })

  test('[W8] is refused if any one word is moved by one cell', () => {
    for (let index = 1; index < layout.words.length; index++)
      for (const [row, column] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const words = layout.words.map((placement, place) =>
          place === index
            ? {
                ...placement,
                cell: { row: placement.cell.row + row, column: placement.cell.column + column },
              }
            : placement,
        )
        expect(check(words)).toBe(
          findLayoutFaults(layoutWith(words)).length > 0 ? 'puzzle-damaged' : undefined,
        )
      }
  })
})

describe('a deal from a record', () => {
  const { planet } = testPuzzles
  const params = paramsWith({ area: 'compact' })
  const refusal = (deal: unknown) => {
    const read = readDeal(deal, params)
    return read.ok ? undefined : read.rejection.code
  }

  test('is read as it was generated', () => {
    expect(readDeal({ puzzle: planet.puzzle }, params)).toEqual({
      ok: true,
      value: { puzzle: planet.puzzle },
    })
  })

  test('is refused if it is missing, of another kind, without bonus words or damaged', () => {
    const damaged = [null, {}, { puzzle: 1 }, { puzzle: withoutBonus(planet.puzzle) }]
    for (const deal of [...damaged, { puzzle: testPuzzles.wander.puzzle }])
      expect(refusal(deal)).toBe('puzzle-damaged')
  })

  test('is not needed if the params have the whole puzzle, as in a lesson', () => {
    expect(readDeal(null, paramsWith(planet))).toEqual({ ok: true, value: null })
  })
})
