import { describe, expect, test } from 'vitest'
import type { Bot } from '#kernel/engine.ts'
import type { GuessGoTypes, Params } from '../../rules/types.ts'
import { defaults } from '../../testing/test-table.ts'
import { createBots } from '../bots/bots.ts'
import type { FillingStyle } from './filling-styles.ts'
import { callingHitwordsFirst, HITWORD_STYLES, type HitwordStyle } from './hitword-styles.ts'
import { playMatch, summarizeResults } from './simulate.ts'

const bots = createBots()

/** Games of a level against itself, where the opponent places hitwords in this style. */
function simulatedPlacing(level: string, chosen: Partial<Params>, games: number, placing: HitwordStyle) {
  const [own, params] = [bots[level]!, { ...defaults, size: 11, ...chosen }]
  const played = (other: Bot<GuessGoTypes>) =>
    Array.from({ length: games }, (_, game) =>
      playMatch({ params, bots: [own, other], placing, seed: `placing ${game}` }),
    )
  return {
    sameLevel: summarizeResults(played(own)).wins,
    hitwordsFirst: summarizeResults(played(callingHitwordsFirst(own))).wins,
  }
}

function simulated(level: string, chosen: Partial<Params>, games: number, filling?: FillingStyle) {
  const match = { params: { ...defaults, ...chosen }, bots: [bots[level]!, bots.random!] as const }
  const results = Array.from({ length: games }, (_, game) =>
    playMatch({ ...match, ...(filling && { filling }), seed: `test ${game}` }),
  )
  return summarizeResults(results)
}

describe('a random game', () => {
  test.each([
    [{ size: 3, pool: 9 }, 8.4, 0.63],
    [{ size: 5, pool: 25 }, 27.1, 0.55],
    [{ size: 10, pool: 100 }, 134, 0.51],
    [{ size: 15, hitwords: 'off' }, 334, 0.5],
    [{ size: 15 }, 20.5, 0.5],
  ] as const)('%o takes %d calls, and the starter wins its share', (chosen, calls, share) => {
    const { calls: found, starter } = simulated('random', chosen, chosen.size > 9 ? 100 : 1_000)
    expect(Math.abs(found.mean - calls)).toBeLessThan(calls * 0.05 + 5 * found.error)
    expect(Math.abs(starter.mean - share)).toBeLessThan(0.02 + 5 * starter.error)
  })
})

describe('the levels', () => {
  test('all win at least half of their games against a random grid', () => {
    for (const level of ['careful', 'observer', 'mindreader'])
      for (const chosen of [{ size: 4, pool: 16 }, { size: 5, pool: 60 }, { size: 12 }] as const) {
        const { wins } = simulated(level, chosen, 120)
        expect(wins.mean, `${level} at ${chosen.size}`).toBeGreaterThan(0.5 - 4 * wins.error)
      }
  })

  test.each(HITWORD_STYLES)(
    '[G11] careful wins at least half of its games against hitwords placed %s',
    placing => {
      for (const adjacent of ['4', '8'] as const)
        for (const wins of Object.values(simulatedPlacing('careful', { adjacent }, 200, placing)))
          expect(wins.mean, `${adjacent} neighbours`).toBeGreaterThan(0.5 - 3 * wins.error)
      const armed = simulatedPlacing('careful', { hitwords: 'armed' }, 30, placing)
      expect(armed.sameLevel.mean).toBeGreaterThan(0.5 - 3 * armed.sameLevel.error)
      expect(armed.hitwordsFirst.mean).toBeGreaterThan(0.8)
    },
  )

  test.each(['observer', 'mindreader'])('[G11] %s does not lose to three hitwords side by side', level => {
    for (const wins of Object.values(simulatedPlacing(level, {}, 40, 'adjacent')))
      expect(wins.mean).toBeGreaterThan(0.5 - 3 * wins.error)
  })

  test('[G3] where each word is called once, careful hardly ever loses to random calls', () => {
    const results = Array.from({ length: 150 }, (_, game) =>
      playMatch({
        params: { ...defaults, size: 4, pool: 16, once: true },
        bots: [bots.careful!, bots.random!],
        seed: `once ${game}`,
      }),
    )
    const { wins, draws } = summarizeResults(results)
    expect(wins.mean + draws.mean).toBeGreaterThan(0.9)
    expect(draws.mean).toBeGreaterThan(0.3)
  })

  test('careful wins about half with literal hitwords, and nearly all with armed ones', () => {
    const literal = simulated('careful', { size: 15 }, 700).wins.mean
    expect(literal).toBeGreaterThan(0.44)
    expect(literal).toBeLessThan(0.62)
    expect(simulated('careful', { size: 12, hitwords: 'armed' }, 60).wins.mean).toBeGreaterThan(0.8)
  })

  test.each(['observer', 'mindreader'])('%s reads grids that follow the list', level => {
    for (const filling of ['list', 'columns', 'runs'] as const)
      for (const chosen of [{ size: 5, pool: 25 }, { size: 5 }, { size: 8 }] as const) {
        const { wins } = simulated(level, chosen, 60, filling)
        expect(wins.mean, `${filling} at ${chosen.size}`).toBeGreaterThan(0.7)
      }
  })

  test('the mind reader uses what the observer cannot: places, and words by length', () => {
    expect(simulated('mindreader', { size: 6 }, 60, 'length').wins.mean).toBeGreaterThan(0.95)
    const shown = { size: 6, pool: 36, showHits: true }
    expect(simulated('mindreader', shown, 100, 'runs').wins.mean).toBeGreaterThan(0.7)
  })
})
