import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { defaultParams } from '#kernel/options.ts'
import { newTableRequest, offeredGraces } from './new-table.ts'

const DAY_MS = 86_400_000
const obstruction = (await loadGame('obstruction'))!
const scribble = (await loadGame('scribble'))!
const untimed = { ...defaultParams<object>(scribble.rules.options), clock: 0 }
const timed = { ...untimed, clock: 60 }

test('a table is for anyone, for people with the code, or for a computer of some level', () => {
  const request = { game: 'scribble', setup: untimed }
  expect(newTableRequest(scribble, untimed, { seating: 'anyone' })).toEqual({ ...request, open: true })
  expect(newTableRequest(scribble, untimed, { seating: 'link', level: 'club' })).toEqual({
    ...request,
    open: false,
  })
  expect(newTableRequest(scribble, untimed, { seating: 'computer', level: 'club' })).toEqual({
    ...request,
    open: false,
    computer: 'club',
  })
})

test('how long a player may be away can be chosen between people, in a game without a clock', () => {
  expect(offeredGraces(scribble, untimed, 'link')).toEqual([600_000, DAY_MS])
  expect(offeredGraces(scribble, timed, 'link')).toEqual([])
  expect(offeredGraces(scribble, untimed, 'computer')).toEqual([])
  expect(offeredGraces(obstruction, defaultParams<object>(obstruction.rules.options), 'link')).toEqual([])
  const choice = { seating: 'link', graceMs: DAY_MS } as const
  expect(newTableRequest(scribble, untimed, choice)).toMatchObject({ graceMs: DAY_MS })
  // Chosen before the clock was.
  expect(newTableRequest(scribble, timed, choice)).not.toHaveProperty('graceMs')
})
