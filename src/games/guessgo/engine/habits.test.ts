import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { NO_HABITS, readHabits, writeHabits } from '../rules/habits.ts'
import { openTestTable, stateAt } from '../testing/test-table.ts'
import { countHabits, habitOf } from './habits.ts'
import { type FILLING_STYLES, fillInStyle } from './simulation/filling-styles.ts'

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

  test('the habits of earlier grids are one line that reads back', () => {
    const earlier = [...grids('list').slice(0, 3), ...grids('random').slice(0, 2)].map(grid => ({
      grid,
      terms,
    }))
    const habits = countHabits(earlier)
    expect(writeHabits(habits)).toBe('alphabet 3 length 0 random 2')
    expect(readHabits(writeHabits(habits))).toEqual({ alphabet: 3, length: 0, random: 2 })
    expect(countHabits([])).toEqual(NO_HABITS)
    expect(readHabits('')).toEqual(NO_HABITS)
    expect(readHabits('alphabet many; drop 3')).toEqual(NO_HABITS)
  })
})
