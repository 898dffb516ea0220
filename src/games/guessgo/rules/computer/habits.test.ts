import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { opened, state } from '../../testing/table.ts'
import { type FILLINGS, filledBy } from '../simulation/fillings.ts'
import { habitOf, habitsOf, NO_HABITS, readHabits } from './habits.ts'

const { terms } = state(opened({ size: 6, pool: 100, ownWords: '' }))
const grids = (filling: (typeof FILLINGS)[number]) =>
  Array.from({ length: 20 }, (_, seed) => filledBy(filling, terms, randomFor(String(seed), 0)))

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
    expect(habitsOf(earlier)).toBe('alphabet 3 length 0 random 2')
    expect(readHabits(habitsOf(earlier))).toEqual({ alphabet: 3, length: 0, random: 2 })
    expect(habitsOf([])).toBe('')
    expect(readHabits('')).toEqual(NO_HABITS)
    expect(readHabits('alphabet many; drop 3')).toEqual(NO_HABITS)
  })
})
