import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { countsOf, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder } from '../plays/finder.ts'
import { createPlayList, playAt } from '../plays/play-list.ts'
import { createWasmFinderFactory } from '../wasm-finder.ts'
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

  it.each([true, false])(
    'a word is worth its points and the letters it leaves; the best comes first, of equals the first that was found; strict: %s',
    strict => {
      const plain = createFinder({ ...world, strict })
      const compiled = createWasmFinderFactory(world.lexicon, unseen).createFinder({ ...world, strict })
      const list = createPlayList()
      let ties = 0
      for (let count = 0; count < 60; count++) {
        const { board, bag } = randomPosition(world, strict, random)
        const left = 1 + random.below(10)
        const most = 1 + random.below(30)
        const held = countsOf(bag)
        for (const finder of [plain, compiled]) finder.load(board)
        plain.findAll(held, list)
        keeping.weigh(held, left)
        // A stable sort of every play is the oracle.
        const sorted = Array.from({ length: list.count }, (_, index) => {
          const play = playAt(list, index)
          const part = play.letters.reduce((sum, code) => sum + keeping.strides[code]!, 0)
          return { play, value: play.score + keeping.afterWord[part]! }
        }).sort((one, other) => other.value - one.value)
        ties += new Set(sorted.slice(0, most + 1).map(({ value }) => value)).size <= most ? 1 : 0
        for (const finder of [plain, compiled]) {
          expect(judge.bestPlay(finder, held, left)).toEqual(sorted[0])
          expect(judge.rankPlays(finder, held, left, most)).toEqual(sorted.slice(0, most))
          expect(judge.rankPlays(finder, held, left, Number.POSITIVE_INFINITY)).toEqual(sorted)
        }
      }
      expect(ties).toBeGreaterThan(10)
    },
  )

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
