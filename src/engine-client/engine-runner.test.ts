import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { odds, oddsGame } from '#testing/sample-games/odds-and-evens.ts'
import { createEngineRunner } from './engine-runner.ts'

const view = odds.view(odds.begin({ points: 3, clock: false }, null, randomFor('s', 0)).state, 0)
const loadOdds = async () => ({ rules: odds, engine: await oddsGame.createEngine(() => {}) })
const choose = { do: 'choose', game: 'odds', level: 'fair', view, seed: 's', ply: 0, seat: 0 } as const

test('a level chooses by its own draws, which are the same for the same seed, ply and seat', async () => {
  const workshop = createEngineRunner(loadOdds)
  const chosen = await workshop.run(choose, () => {})
  expect(chosen).toMatch(/^[1-5]$/)
  expect(await workshop.run(choose, () => {})).toBe(chosen)
})

test('an engine is loaded once and kept', async () => {
  let loads = 0
  const workshop = createEngineRunner(async () => {
    loads++
    return loadOdds()
  })
  await workshop.run(choose, () => {})
  await workshop.run({ ...choose, ply: 1 }, () => {})
  expect(loads).toBe(1)
})

test('an engine that could not be loaded is tried again', async () => {
  let loads = 0
  const workshop = createEngineRunner(async () => {
    if (loads++ === 0) throw new Error('no connection')
    return loadOdds()
  })
  await expect(workshop.run(choose, () => {})).rejects.toThrow('no connection')
  expect(await workshop.run(choose, () => {})).toMatch(/^[1-5]$/)
})

test('a level that does not exist is refused by name, and a game without hints has none', async () => {
  const workshop = createEngineRunner(loadOdds)
  await expect(workshop.run({ ...choose, level: 'godlike' }, () => {})).rejects.toThrow('godlike')
  expect(await workshop.run({ do: 'hint', game: 'odds', view }, () => {})).toBeNull()
})
