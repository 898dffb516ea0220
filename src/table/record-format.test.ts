import { expect, test } from 'vitest'
import { upgradeSetup } from './record-format.ts'
import { readRecord } from './restore.ts'

test.each([
  ['obstruction', { rows: 7, cols: 8 }, { rows: 7, cols: 8 }, null],
  [
    'solitudo',
    { mode: 'normal', puzzle: '12/21', solution: '.#/..', rating: 'gentle' },
    { mode: 'normal' },
    { puzzle: '12/21', solution: '.#/..', rating: 'gentle' },
  ],
  ['worderly', { level: 'elder', puzzle: 'PLANET' }, { level: 'elder' }, { puzzle: 'PLANET' }],
  ['guessgo', { size: 5, habits: '' }, { size: 5 }, null],
  ['guessgo', { size: 5, habits: 'rows 3' }, { size: 5 }, { habits: 'rows 3' }],
])('a %s setup of format 1 becomes params and deal', (game, setup, params, deal) => {
  expect(upgradeSetup(game, setup)).toEqual({ params, deal })
})

test('records of format 1 and 2 give the same result, and an unknown format is refused with its number', () => {
  const common = { game: 'guessgo', version: 1, seed: 's', startedAt: 5, entries: [] }
  const first = readRecord({ ...common, setup: { size: 5, habits: 'rows 3' } })
  expect(first).toEqual(readRecord({ ...common, format: 2, params: { size: 5 }, deal: { habits: 'rows 3' } }))
  expect(first).toMatchObject({ ok: true, value: { format: 2, params: { size: 5 } } })
  expect(readRecord({ ...common, format: 3, params: {} })).toMatchObject({
    rejection: { code: 'another-record-format', details: { found: '3', known: 2 } },
  })
})
