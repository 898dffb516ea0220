import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { writeLabel } from '#lexicon/labels.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { emptyBoard } from '../../rules/board.ts'
import { SIDE } from '../../rules/types.ts'
import { bruteForce } from '../../testing/brute-force.ts'
import { randomPosition, type TestLexicon, testLexicons } from '../../testing/random-positions.ts'
import { type LeaveEvaluator, pointsOnlyEvaluator } from './leave-evaluator.ts'
import type { PossibleTurn } from './possible-turn.ts'
import { survey } from './survey.ts'
import type { TurnContext } from './turn-context.ts'

const POSITIONS = 20

/** An evaluator with different values for each letter and kind of turn, so that a mix-up would show. */
const distinctValues: LeaveEvaluator = {
  evaluate: ({ bag }) => {
    const worth = (codes: readonly number[]) => codes.reduce((sum, code) => sum - (code % 5) / 3, 0)
    const all = Array.from(bag).reduce((sum, count, code) => sum + count * (code % 5), 0) / 3
    return { afterWord: codes => all + worth(codes), afterExchange: codes => all + worth(codes) - 2 }
  },
}

function questionIn(
  world: TestLexicon,
  board: readonly number[],
  bag: readonly number[],
  strict: boolean,
): TurnContext {
  const { letters } = world.lexicon.alphabet
  return {
    board: Array.from({ length: SIDE }, (_, row) =>
      board.slice(row * SIDE, (row + 1) * SIDE).map(code => letters[code - 1] ?? null),
    ),
    letters: letters.map((letter, index) => ({ letter, points: world.points[index + 1]! })),
    sideRuns: strict ? 'strict' : 'loose',
    dictionary: world.lexicon.hash,
    scores: [0, 0],
    passes: 0,
    left: 50,
    unseen: letters.map(() => 3),
    seat: 0,
    bag: bag.map(code => letters[code - 1]!),
  }
}

describe.each(testLexicons)('all turns with $name', world => {
  it.each([true, false])(
    '[S6] [S9] are those of brute force and every exchange, by their value, strict: %s',
    strict => {
      const random = randomFor('survey', 0)
      for (let count = 0; count < POSITIONS; count++) {
        const position = randomPosition(world, strict, random)
        const expected = bruteForce(position)
        const question = questionIn(world, position.board, position.bag, strict)
        const { plays, exchanges, turns, pass } = survey(question, {
          lexicon: world.lexicon,
          keeping: distinctValues,
        })
        const found = [...turns()]
        expect(plays).toBe(expected.length)
        const placed = found.filter(({ words }) => words.length > 0)
        const keys = new Set(expected.map(play => keyOf(play)))
        const kept = new Set(placed.map(({ points, letters }) => `${[...letters].sort().join()} ${points}`))
        expect(kept).toEqual(keys)
        // Every subset of the bag's letters, exactly once.
        const others = found.filter(({ words }) => words.length === 0)
        expect(new Set(others.map(({ letters }) => [...letters].sort().join()))).toEqual(
          partsByBits(question.bag),
        )
        expect([others.length, exchanges]).toEqual([partsByBits(question.bag).size, others.length - 1])
        expect(others).toContainEqual(pass)
        const values = found.map(({ value }) => value)
        expect(values).toEqual(values.toSorted((one, other) => other - one))
        for (const { value, points, leaveValue } of found) expect(value).toBeCloseTo(points + leaveValue)
      }

      function keyOf(play: string): string {
        const [, , codes, score] = play.split(' ')
        const letters = codes!.split(',').map(code => world.lexicon.alphabet.letters[Number(code) - 1]!)
        return `${letters.sort().join()} ${score}`
      }
    },
  )
})

/** The subsets of a bag, by trying every subset of its places. */
function partsByBits(bag: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (let bits = 0; bits < 1 << bag.length; bits++) {
    const part = bag.filter((_, index) => bits & (1 << index))
    parts.add(part.sort().join())
  }
  return parts
}

describe('a turn', () => {
  const words = 'CAT CATS DOG AT TA GOD ACT ACTS'.split(' ')
  const lexicon = withGaddag(buildLexicon(words, english))
  const order = [...words].sort()
  const asked = (changes: Partial<TurnContext>): TurnContext => ({
    board: emptyBoard(),
    letters: english.letters.map(letter => ({ letter, points: 2 })),
    sideRuns: 'loose',
    dictionary: lexicon.hash,
    scores: [0, 0],
    passes: 0,
    left: 50,
    unseen: english.letters.map(() => 3),
    seat: 0,
    bag: ['C', 'A', 'T', 'D', 'O', 'G', 'S'],
    ...changes,
  })
  const first = (question: TurnContext): PossibleTurn =>
    survey(question, { lexicon, keeping: pointsOnlyEvaluator }).turns().next().value as PossibleTurn

  it('[S4] is listed once for the first word, whatever its place', () => {
    const { turns, plays } = survey(asked({}), { lexicon, keeping: pointsOnlyEvaluator })
    const found = [...turns()].flatMap(({ words: [main] }) => (main ? [main.word] : []))
    expect(found.toSorted()).toEqual(order)
    expect(plays).toBe(30 * (14 + 14 + 13 * 4 + 12 * 2))
  })

  it('[S10] that empties the reservoir and wins comes before all others', () => {
    expect(first(asked({ left: 2, scores: [5, 0] }))).toMatchObject({ wins: true })
    expect(first(asked({ left: 2, scores: [0, 90] }))).toMatchObject({ wins: false, points: 8 })
    const close = first(asked({ left: 2, scores: [0, 5] }))
    expect([close.wins, close.points]).toEqual([true, 8])
  })

  it('[S11] that is the fourth pass wins for the leader', () => {
    const leading = asked({ passes: 3, scores: [90, 0] })
    expect(first(leading)).toMatchObject({ move: { kind: 'pass' }, wins: true })
    expect(first(asked({ passes: 3, scores: [0, 90] })).move.kind).toBe('place')
  })

  it('with a word that the program never offers is not listed, but it is evaluated if it was played', () => {
    const labels = Uint8Array.from(order, word =>
      writeLabel(/^(ACTS|CATS)$/.test(word) ? { neverGiven: true } : {}),
    )
    const { turns, evaluate } = survey(asked({}), {
      lexicon: { ...lexicon, labels },
      keeping: pointsOnlyEvaluator,
    })
    expect([...turns()].flatMap(turn => turn.words.map(({ word }) => word))).not.toContain('CATS')
    const move = { kind: 'place', cell: { row: 7, column: 7 }, direction: 'down', word: 'cats' } as const
    expect(evaluate(move)).toMatchObject({ ok: true, value: { points: 8, move: { word: 'CATS' } } })
  })
})
