import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { odds } from '#testing/odds.ts'
import { openWorkshop } from './workshop.ts'

const view = odds.view(odds.begin({ points: 3, clock: false }, randomFor('s', 0)).state, 0)
const choose = { do: 'choose', game: 'odds', level: 'fair', view, seed: 's', ply: 0, seat: 0 } as const

test('a level chooses by its own draws, which are the same for the same seed, ply and seat', async () => {
  const workshop = openWorkshop(async () => odds)
  const chosen = await workshop.perform(choose, () => {})
  expect(chosen).toMatch(/^[1-5]$/)
  expect(await workshop.perform(choose, () => {})).toBe(chosen)
})

test('an engine is loaded once and kept', async () => {
  let loads = 0
  const workshop = openWorkshop(async () => {
    loads++
    return odds
  })
  await workshop.perform(choose, () => {})
  await workshop.perform({ ...choose, ply: 1 }, () => {})
  expect(loads).toBe(1)
})

test('an engine that could not be loaded is tried again', async () => {
  let loads = 0
  const workshop = openWorkshop(async () => {
    if (loads++ === 0) throw new Error('no connection')
    return odds
  })
  await expect(workshop.perform(choose, () => {})).rejects.toThrow('no connection')
  expect(await workshop.perform(choose, () => {})).toMatch(/^[1-5]$/)
})

test('a level that does not exist is refused by name, and a game without hints has none', async () => {
  const workshop = openWorkshop(async () => odds)
  await expect(workshop.perform({ ...choose, level: 'godlike' }, () => {})).rejects.toThrow('godlike')
  expect(await workshop.perform({ do: 'hint', game: 'odds', view }, () => {})).toBeNull()
})
