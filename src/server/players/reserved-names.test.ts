import { expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { drawGuestName, FIRST, SECOND } from './guest-names.ts'
import { openReservedNames } from './reserved-names.ts'

const isReservedName = openReservedNames(['Casual'])

test.each([
  'You',
  'YOU',
  'Y\u043eu',
  'the computer',
  'The Computer (casual)',
  'C\u043emputer',
  'admin',
  'Adm1n',
  'host',
])('%s is reserved', name => {
  expect(isReservedName(name)).toBe(true)
})

test.each(['Ann', 'Youssef', 'Hostert', 'Mister Random', 'Administratix'])('%s is not reserved', name => {
  expect(isReservedName(name)).toBe(false)
})

test('the levels of the computer are reserved', () => {
  expect([isReservedName('casual'), isReservedName('Master')]).toEqual([true, false])
})

test('no drawn name is reserved', async () => {
  const entries = await Promise.all(gameIds.map(loadGame))
  const levels = entries.flatMap(entry => Object.values(entry!.text.levels).map(({ label }) => label))
  const isReserved = openReservedNames(levels)
  for (let first = 0; first < FIRST.length; first++)
    for (let second = 0; second < SECOND.length; second++) {
      const draws = [first, second]
      expect(isReserved(drawGuestName(() => draws.shift()!))).toBe(false)
    }
})
