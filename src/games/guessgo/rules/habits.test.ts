import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { type FILLING_STYLES, fillInStyle } from '../engine/simulation/filling-styles.ts'
import { openTestTable, stateAt } from '../testing/test-table.ts'
import { habitOf, NO_HABITS, readHabits, writeHabits } from './habits.ts'

const { terms } = stateAt(openTestTable({ size: 6, pool: 100, ownWords: '' }))
const grids = (filling: (typeof FILLING_STYLES)[number]) =>
  Array.from({ length: 20 }, (_, seed) => fillInStyle(filling, terms, randomFor(String(seed), 0)))

describe('habits', () => {
  test.each([
    ['list', 'alphabet'],
    ['columns', 'alphabet'],
    ['runs', 'alphabet'],
    ['length', 'length'],
    ['random', 'random'],
  ] as const)('a grid filled by %s shows %s', (filling, habit) => {
    expect(grids(filling).map(grid => habitOf(grid, terms))).toEqual(Array(20).fill(habit))
  })

  test('earlier grids are told in one line that reads back; of none nothing is told', () => {
    const earlier = [...grids('list').slice(0, 3), ...grids('random').slice(0, 2)].map(grid => ({
      grid,
      terms,
    }))
    expect(writeHabits(earlier)).toBe('alphabet 3 length 0 random 2')
    expect(readHabits(writeHabits(earlier))).toEqual({ alphabet: 3, length: 0, random: 2 })
    expect(writeHabits([])).toBe('')
    expect(readHabits('')).toEqual(NO_HABITS)
    expect(readHabits('alphabet many; drop 3')).toEqual(NO_HABITS)
  })
})
