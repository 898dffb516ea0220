import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { countsOf, randomBag, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createEvaluator } from '../evaluation/evaluator.ts'
import { zeroLetterValues } from '../evaluation/letter-values.ts'
import { createFinder } from '../plays/finder.ts'
import { createPlayList, type FoundPlay, playAt } from '../plays/play-list.ts'
import type { Observation } from '../self-play/self-play.ts'
import { createMasterPolicy } from './master.ts'
import type { SearchContext } from './search-context.ts'

const world = testLexicons[0]!
const rules = { ...world, strict: false, amounts: Array<number>(27).fill(8) }
const finder = createFinder(rules)
const values = {
  ...zeroLetterValues(world.lexicon.alphabet.letters),
  turn: { points: 10, spread: 6, letters: 3 },
}
const context: SearchContext = {
  rules,
  values,
  source: 'given',
  finder,
  judge: createEvaluator(values, world.lexicon.alphabet),
  finderFor: () => finder,
  isInoffensive: () => true,
}
const master = createMasterPolicy(context, { report: () => true, effort: 4_000 })
const list = createPlayList()

function situation(
  board: readonly number[],
  bag: readonly number[],
  more: Partial<Observation>,
): Observation {
  finder.load(board)
  return {
    finder,
    bag: countsOf(bag),
    unseen: Uint16Array.from({ length: 32 }, (_, code) => (code > 0 && code < 27 ? 2 : 0)),
    own: 0,
    other: 0,
    left: 45,
    passes: 0,
    idle: 0,
    random: randomFor('master', 0),
    ...more,
  }
}

describe('the master', () => {
  const random = randomFor('master test', 0)

  it('[S11] makes the fourth pass when it is ahead, and never when it is behind', () => {
    for (let count = 0; count < 8; count++) {
      const { board, bag } = randomPosition(world, false, random)
      expect(master(situation(board, bag, { own: 30, other: 29, passes: 3, idle: 3 }))).toEqual({
        kind: 'pass',
      })
      finder.findAll(countsOf(bag), list)
      if (list.count === 0) continue
      const behind = master(
        situation(board, bag, { own: 29, other: 30, passes: 3, idle: 3, left: 3, ...unseenOf(10) }),
      )
      expect(behind.kind).toBe('place')
    }
  })

  it('leaves the board as it was', () => {
    const { board, bag } = randomPosition(world, false, random)
    master(situation(board, bag, {}))
    expect(board.map((_, cell) => finder.letterAt(cell))).toEqual([...board])
  })

  it('[S10] with two letters left, no word wins more often than the one it takes', () => {
    let compared = 0
    let waited = 0
    for (let count = 0; count < 150 && compared < 12; count++) {
      const { board } = randomPosition(world, false, random)
      const bag = randomBag(world, random)
      if (bag.length < 7 || board.every(code => code === 0)) continue
      const lead = random.below(31) - 15
      const { unseen, tiles } = unseenOf(9)
      const now = situation(board, bag, { own: 100 + lead, other: 100, left: 2, unseen })
      const chances = everyPlay(bag).map(play => ({ play, chance: chanceOf(play, lead, tiles) }))
      if (chances.length === 0 || chances.some(({ chance }) => Number.isNaN(chance))) continue
      const choice = master(now)
      if (choice.kind !== 'place') {
        waited++
        continue
      }
      const best = Math.max(...chances.map(({ chance }) => chance))
      const taken = chances.find(({ play }) => JSON.stringify(play) === JSON.stringify(choice.play))!
      expect(taken.chance).toBeGreaterThan(best - 0.03)
      compared++
    }
    expect(compared).toBe(12)
    expect(waited).toBeLessThan(compared)
  })

  function unseenOf(count: number) {
    const tiles = Array.from({ length: count }, () => random.pick(random.pick(world.words)))
    return { tiles, unseen: Uint16Array.from(countsOf(tiles)) }
  }

  function everyPlay(bag: readonly number[]): FoundPlay[] {
    finder.findAll(countsOf(bag), list)
    return Array.from({ length: list.count }, (_, index) => playAt(list, index))
  }

  /** A word of two or more letters ends the game; after one letter the opponent plays its best word and ends it. */
  function chanceOf(play: FoundPlay, lead: number, tiles: readonly number[]): number {
    const after = lead + play.score
    const won = (margin: number) => (Math.sign(margin) + 1) / 2
    if (play.letters.length > 1) return won(after)
    finder.place(play)
    let sum = 0
    let ways = 0
    for (let first = 0; first < tiles.length; first++)
      for (let second = first + 1; second < tiles.length; second++) {
        const bag = tiles.filter((_, index) => index !== first && index !== second)
        // An opponent without a word would pass and the game would continue: such positions are skipped.
        sum += won(after - (finder.findBest(countsOf(bag))?.score ?? Number.NaN))
        ways++
      }
    finder.takeBack()
    return sum / ways
  }
})
