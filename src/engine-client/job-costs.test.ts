import { expect, test } from 'vitest'
import type { EngineJob } from './engine-client.ts'
import { JobCosts } from './job-costs.ts'

function choose(level: string): EngineJob {
  return { do: 'choose', game: 'odds', level, view: {}, seed: 's', ply: 0, seat: 0 }
}

function costsOf(level: string, ...measured: readonly number[]): JobCosts {
  const costs = new JobCosts()
  for (const ms of measured) costs.measure(choose(level), ms)
  return costs
}

test('a level counts as quick until its jobs take longer', () => {
  const costs = costsOf('master', 400)
  expect([costs.isQuick(choose('casual')), costs.isQuick(choose('master'))]).toEqual([true, false])
})

test('a single slow job among quick ones changes nothing', () => {
  expect(costsOf('casual', 5, 5, 5, 5, 5, 5, 5, 200).isQuick(choose('casual'))).toBe(true)
})

test('a level that takes seconds now and then is not quick', () => {
  expect(costsOf('expert', 0, 0, 2_500, 0, 0, 0, 0, 0).isQuick(choose('expert'))).toBe(false)
})

test('only the last jobs count', () => {
  expect(costsOf('expert', 2_500, 5, 5, 5, 5, 5, 5, 5, 5).isQuick(choose('expert'))).toBe(true)
})
