import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { countsOf, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder } from '../plays/finder.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import { chooseHumanPlay } from './human-plays.ts'
import type { HumanLimits } from './levels.ts'

const world = testLexicons[0]!
const finder = createFinder({ ...world, strict: false })
const EVERYTHING: HumanLimits = { lanes: 30, recalls: Array(14).fill(100), sideways: 100, compares: 1e6 }

/** The chosen play and the best play in random positions. */
function* noticed(limits: HumanLimits, isInoffensive = (_: FoundPlay) => true) {
  const random = randomFor('noticing', 0)
  for (let count = 0; count < 60; count++) {
    const { board, bag } = randomPosition(world, false, random)
    finder.load(board)
    const best = finder.findBest(countsOf(bag))
    const play = chooseHumanPlay(finder, countsOf(bag), world.points, { limits, random, isInoffensive })
    expect(play === undefined).toBe(best === undefined)
    if (play && best) yield { play, best }
  }
}

describe('a bot that sees only some plays', () => {
  it('takes the best of all when it overlooks nothing', () => {
    for (const { play, best } of noticed(EVERYTHING)) expect(play.score).toBe(best.score)
  })

  it('scores less on average, the less it sees', () => {
    const mean = (manner: HumanLimits) => {
      const scores = [...noticed(manner)].map(({ play }) => play.score)
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    const all = mean(EVERYTHING)
    for (const less of [{ lanes: 4 }, { recalls: [100, 20] }, { sideways: 0 }, { compares: 2 }])
      expect(mean({ ...EVERYTHING, ...less })).toBeLessThan(all)
  })

  it('plays words that it does not recall only if there are no others', () => {
    let short = 0
    let all = 0
    for (const { play } of noticed({ ...EVERYTHING, recalls: [100, 100] })) {
      all++
      if (wordCodesOf(play, finder).length <= 3) short++
    }
    expect(short / all).toBeGreaterThan(0.7)
  })

  it('takes no play that the program must not offer', () => {
    const random = randomFor('given', 0)
    const { board, bag } = randomPosition(world, false, random)
    finder.load(board)
    const mayGive = () => false
    expect(
      chooseHumanPlay(finder, countsOf(bag), world.points, {
        limits: EVERYTHING,
        random,
        isInoffensive: mayGive,
      }),
    ).toBeUndefined()
  })
})
