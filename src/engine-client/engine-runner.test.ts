import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { odds, oddsGame } from '#testing/sample-games/odds-and-evens.ts'
import { createEngineRunner } from './engine-runner.ts'

const view = odds.view(odds.begin({ points: 3, clock: false }, null, randomFor('s', 0)).state, 0)
const loadOdds = async () => ({ rules: odds, engine: await oddsGame.createEngine(() => {}) })
const choose = { do: 'choose', game: 'odds', level: 'fair', view, seed: 's', ply: 0, seat: 0 } as const

test('a level draws the same for the same seed, ply and seat', async () => {
  const runner = createEngineRunner(loadOdds)
  const chosen = await runner.run(choose, () => {})
  expect(chosen).toMatch(/^[1-5]$/)
  expect(await runner.run(choose, () => {})).toBe(chosen)
})

test('an engine is loaded once and cached', async () => {
  let loads = 0
  const runner = createEngineRunner(async () => {
    loads++
    return loadOdds()
  })
  await runner.run(choose, () => {})
  await runner.run({ ...choose, ply: 1 }, () => {})
  expect(loads).toBe(1)
})

test('an engine that failed to load is loaded again at the next request', async () => {
  let loads = 0
  const runner = createEngineRunner(async () => {
    if (loads++ === 0) throw new Error('no connection')
    return loadOdds()
  })
  await expect(runner.run(choose, () => {})).rejects.toThrow('no connection')
  expect(await runner.run(choose, () => {})).toMatch(/^[1-5]$/)
})

test('an unknown level is refused by name, and a game without hints returns null', async () => {
  const runner = createEngineRunner(loadOdds)
  await expect(runner.run({ ...choose, level: 'godlike' }, () => {})).rejects.toThrow('godlike')
  expect(await runner.run({ do: 'hint', game: 'odds', view }, () => {})).toBeNull()
})

test('a question of a page goes to the engine with its own draws; a game that answers none refuses it', async () => {
  const job = { do: 'consult', game: 'odds', question: { ask: 'luck' }, seed: 'plum' } as const
  const answers = createEngineRunner(async () => ({
    rules: odds,
    engine: { consult: (question, { random }) => ({ question, drawn: random.below(1_000) }) },
  }))
  const first = await answers.run(job, () => {})
  expect(first).toMatchObject({ question: { ask: 'luck' } })
  expect(await answers.run(job, () => {})).toEqual(first)
  await expect(createEngineRunner(loadOdds).run(job, () => {})).rejects.toThrow('no questions')
})
