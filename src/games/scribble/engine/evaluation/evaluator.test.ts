import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { countsOf, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder } from '../plays/finder.ts'
import { createPlayList, playAt } from '../plays/play-list.ts'
import { createEvaluator } from './evaluator.ts'
import { createLeaveValueTable } from './leave-values.ts'
import { type LetterValues, zeroLetterValues } from './letter-values.ts'

describe.each(testLexicons)('evaluating turns: $name', world => {
  const { alphabet } = world.lexicon
  const random = randomFor(world.name, 0, 'judge')
  const values: LetterValues = {
    ...zeroLetterValues(alphabet.letters),
    single: alphabet.letters.map(() => random.below(9) - 4),
    tempo: [0, 5, 3, 8],
    again: [0, 0.5, 1],
  }
  const judge = createEvaluator(values, alphabet)
  const keeping = createLeaveValueTable(values, alphabet)
  const unseen = Array.from({ length: 32 }, (_, code) =>
    code > 0 && code <= alphabet.letters.length ? 2 : 0,
  )
  judge.setUnseen(unseen)
  keeping.expect(unseen)

  it('a word is worth its points and the letters it leaves, and the best comes first', () => {
    const finder = createFinder({ ...world, strict: false })
    const list = createPlayList()
    let compared = 0
    for (let count = 0; count < 100; count++) {
      const { board, bag } = randomPosition(world, false, random)
      const left = 1 + random.below(10)
      finder.load(board)
      finder.findAll(countsOf(bag), list)
      keeping.weigh(countsOf(bag), left)
      const worths = Array.from({ length: list.count }, (_, index) => {
        const { score, letters } = playAt(list, index)
        return score + keeping.afterWord[letters.reduce((sum, code) => sum + keeping.strides[code]!, 0)]!
      }).sort((one, other) => other - one)
      expect(judge.bestPlay(finder, countsOf(bag), left)?.value).toBe(worths[0])
      const ranked = judge.rankPlays(finder, countsOf(bag), left, 5).map(({ value }) => value)
      expect(ranked).toEqual(worths.slice(0, 5))
      compared += ranked.length
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('[S9] the best exchange of each size changes the letters that are worth least', () => {
    const bag = [1, 2, 3, 4, 5, 6, 7]
    const ways = judge.rankExchanges(countsOf(bag), 50)
    expect(ways.map(({ letters }) => letters.length).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const worst = [...bag].sort((one, other) => values.single[one - 1]! - values.single[other - 1]!)
    for (const { letters } of ways) {
      const sum = (codes: readonly number[]) => codes.reduce((all, code) => all + values.single[code - 1]!, 0)
      expect(sum(letters)).toBe(sum(worst.slice(0, letters.length)))
    }
    const worths = ways.map(({ value }) => value)
    expect(worths).toEqual([...worths].sort((one, other) => other - one))
  })
})
