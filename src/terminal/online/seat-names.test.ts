import { expect, it } from 'vitest'
import { seatNames } from './seat-names.ts'

it('the names of a table tell ratings, claimed names, and who is there', () => {
  const seats = [
    { kind: 'person', id: '1', name: 'Ann', claimed: true, rating: 1612, here: true },
    { kind: 'person', id: '2', name: 'Ben', claimed: false, here: false },
    { kind: 'computer', level: 'casual' },
    { kind: 'free' },
  ] as const
  expect(seatNames(seats, 0)).toEqual([
    'Ann (1612, protected name, you)',
    'Ben (not here yet)',
    'the computer (casual)',
    'free',
  ])
})
