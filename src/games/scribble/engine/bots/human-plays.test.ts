import { describe, expect, it } from 'vitest'
import { type Random, randomFor } from '#kernel/random.ts'
import { countsOf, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder } from '../plays/finder.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import { createPlayList, type FoundPlay, playAt } from '../plays/play-list.ts'
import { chooseHumanPlay, type Familiarity } from './human-plays.ts'
import type { HumanLimits } from './levels.ts'

const world = testLexicons[0]!
const finder = createFinder({ ...world, strict: false })
const EVERYTHING: HumanLimits = { lanes: 30, recalls: [100], uncommon: 100, sideways: 100, compares: 1e6 }
const list = createPlayList()

interface Tried {
  readonly limits: HumanLimits
  readonly random: Random
  familiarity?(word: readonly number[]): Familiarity
  isInoffensive?(play: FoundPlay): boolean
}

/** The choice with this bag on the finder's board, where plays are worth their points. */
function choose(bag: Uint8Array, tried: Tried): FoundPlay | undefined {
  finder.findAll(bag, list)
  const plays = Array.from({ length: list.count }, (_, index) => playAt(list, index))
  const rated = plays.map(play => ({ play, value: play.score }))
  return chooseHumanPlay(rated, finder, {
    points: world.points,
    familiarity: () => 'common',
    isInoffensive: () => true,
    ...tried,
  })?.play
}

/** The chosen play and the best play in random positions. */
function* noticed(limits: HumanLimits, isInoffensive = (_: FoundPlay) => true) {
  const random = randomFor('noticing', 0)
  for (let count = 0; count < 60; count++) {
    const { board, bag } = randomPosition(world, false, random)
    finder.load(board)
    const best = finder.findBest(countsOf(bag))
    const play = choose(countsOf(bag), { limits, random, isInoffensive })
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
    for (const less of [{ lanes: 4 }, { recalls: [100, 20, 0] }, { sideways: 0 }, { compares: 2 }])
      expect(mean({ ...EVERYTHING, ...less })).toBeLessThan(all)
  })

  it('plays words that it does not recall only if there are no others', () => {
    let short = 0
    let all = 0
    for (const { play } of noticed({ ...EVERYTHING, recalls: [100, 100, 0] })) {
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
    expect(choose(countsOf(bag), { limits: EVERYTHING, random, isInoffensive: mayGive })).toBeUndefined()
  })

  it('plays no word that it does not know, and words that everybody uses more often than others', () => {
    const random = randomFor('familiar', 0)
    const isCommon = (word: readonly number[]) => word.length % 2 === 0
    let common = 0
    let all = 0
    for (let count = 0; count < 60; count++) {
      const { board, bag } = randomPosition(world, false, random)
      finder.load(board)
      const limits = { ...EVERYTHING, uncommon: 5 }
      const play = choose(countsOf(bag), {
        limits,
        random,
        familiarity: word => (isCommon(word) ? 'common' : 'uncommon'),
      })
      if (play) {
        all++
        if (isCommon(wordCodesOf(play, finder))) common++
      }
      expect(choose(countsOf(bag), { limits, random, familiarity: () => 'unknown' })).toBeUndefined()
    }
    expect(common / all).toBeGreaterThan(0.6)
  })
})
