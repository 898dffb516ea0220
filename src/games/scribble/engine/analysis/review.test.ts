import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { writeLabel } from '#lexicon/labels.ts'
import { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Move, State, View } from '../../rules/types.ts'
import { playRandomGame } from '../../testing/random-game.ts'
import { sampleGame, sampleParams } from '../../testing/sample-game.ts'
import { type LeaveEvaluator, pointsOnlyEvaluator } from './leave-evaluator.ts'
import type { PossibleTurn } from './possible-turn.ts'
import { accuracyBySeat, reviewTurn } from './review.ts'

const WORDS =
  'CORN CORNY NAVY ON TRACK TRACE TRAIN ZEST AT TA EAT TEA ATE SEAT ET AS SET TEN NET ANT ' +
  'GNAR VAGRANT FOAM FOGY ORGAN FAR HARP PACK PATH'
const sorted = WORDS.split(' ').sort()
const lexicon = withGaddag(buildLexicon(sorted, english))
const rules = { lexicon, keeping: pointsOnlyEvaluator }

function review(
  move: Move,
  state: State,
  words: Lexicon = lexicon,
  keeping: LeaveEvaluator = pointsOnlyEvaluator,
) {
  return reviewTurn({ state, seat: 0, move }, { lexicon: words, keeping })!
}

const opening = sampleGame(lexicon).moves[0]!.state
const corn: Move = { kind: 'place', cell: { row: 6, column: 5 }, direction: 'across', word: 'corn' }
const corny: Move = { ...corn, word: 'CORNY' }

describe('the review of a turn', () => {
  it('gives its rank and how many points it is below the best', () => {
    expect(review(corny, opening)).toMatchObject({ rank: 1, loss: 0, possible: 10, gained: 10 })
    expect(review(corn, opening)).toMatchObject({ rank: 2, loss: 4, possible: 10, gained: 6 })
    expect(review({ kind: 'pass' }, opening)).toMatchObject({ loss: 10, gained: 0 })
    expect(review({ kind: 'exchange', letters: 'yf' }, opening)).toMatchObject({
      loss: 10,
      played: { letters: ['F', 'Y'], value: 0 },
    })
  })

  it('clears a turn that a simulation cannot tell from the best, and measures the loss of one that it can', () => {
    const simulate = (behind: number) => (_: View, turns: readonly PossibleTurn[]) =>
      turns.map(({ key }, index) => ({
        samples: 150,
        chance: { mean: index === 0 ? 0.5 - behind : key.startsWith('CORNY') ? 0.5 : 0.1, margin: 0.02 },
        lead: { mean: 3, margin: 1 },
        behind: {
          chance: { mean: index === 0 ? behind : 0, margin: 0.02 },
          lead: { mean: 35 * behind, margin: 1.5 },
        },
      }))
    const judged = (behind: number) =>
      reviewTurn({ state: opening, seat: 0, move: corn }, { ...rules, simulate: simulate(behind) })!
    expect(judged(0.01)).toMatchObject({ loss: 0, simulated: { samples: 150, margin: 1.5 } })
    expect(judged(0.2)).toMatchObject({
      loss: 7,
      gained: 6,
      best: [{ move: { word: 'CORNY' } }, {}, {}, {}, {}],
    })
    // The estimate alone decides about a turn that it finds best.
    expect(
      reviewTurn({ state: opening, seat: 0, move: corny }, { ...rules, simulate: simulate(0.2) }),
    ).not.toHaveProperty('simulated')
  })

  it('forecasts the result for the first player, whoever is to move', () => {
    const chanceOf = (lead: number) => (lead > 0 ? 0.75 : 0.25)
    const [first, second] = sampleGame(lexicon).moves.filter(({ move }) => move.kind !== 'query')
    expect(reviewTurn(first!, { ...rules, chanceOf })?.forecast).toEqual({ chance: 0.75, lead: 0 })
    expect(reviewTurn(second!, { ...rules, chanceOf })?.forecast).toEqual({ chance: 0.25, lead: 6 })
  })

  it('counts the letters that stay in the bag: giving up a point for better ones is not a loss', () => {
    const likesY: LeaveEvaluator = {
      evaluate: () => ({
        afterWord: codes => (codes.includes(english.codes.get('Y')!) ? 0 : 5),
        afterExchange: () => 0,
      }),
    }
    expect(review(corn, opening, lexicon, likesY)).toMatchObject({ rank: 1, loss: 0 })
    expect(review(corny, opening, lexicon, likesY)).toMatchObject({ rank: 2, loss: 0, possible: 11 })
  })

  it('lists every exchange that is worth more than a word', () => {
    const hatesF: LeaveEvaluator = {
      evaluate: () => ({
        afterWord: () => 0,
        afterExchange: codes => (codes.length === 1 && codes[0] === english.codes.get('F') ? 12 : -1),
      }),
    }
    const { best, loss, exchanges } = review(corny, opening, lexicon, hatesF)
    expect(best[0]!.move).toEqual({ kind: 'exchange', letters: 'F' })
    expect([loss, exchanges]).toEqual([2, 2 ** 5 * 3 - 1])
  })

  it('names the best turn that most people would find, if it is not the best of all', () => {
    const common = new Set(['FAR', 'CORN', 'ON'])
    const labels = Uint8Array.from(sorted, word => writeLabel(common.has(word) ? { level: 20 } : {}))
    const known = { ...lexicon, labels }
    expect(review({ kind: 'pass' }, opening, known).common).toMatchObject([
      { move: { word: 'CORN' } },
      { move: { word: 'ON' } },
    ])
    expect(review(corn, opening, known).common).toEqual([])
    expect(review({ kind: 'pass' }, opening).common).toEqual([])
  })

  it('[S14] does not exist for a dictionary query', () => {
    const { moves: line } = sampleGame(lexicon)
    expect(line.map(played => reviewTurn(played, rules) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('accuracy', () => {
  it('is each player’s share of the possible gain', () => {
    const turns = sampleGame(lexicon).moves.map(played => reviewTurn(played, rules))
    for (const { seat, accuracy, lost, turns: count } of accuracyBySeat(turns)) {
      const own = turns.filter(turn => turn?.seat === seat)
      expect(count).toBe(2)
      const best = own.map(turn => turn!.best[0]!.points)
      // One point more or less is not a loss.
      const given = own.map((turn, index) => best[index]! - turn!.played.points).filter(loss => loss > 1)
      const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
      expect(lost).toBe(sum(given))
      expect(accuracy).toBeCloseTo(100 - (100 * sum(given)) / sum(best))
    }
  })

  it('is 100 % for a player who always takes the best turn, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const { moves: line } = playRandomGame(
          lexicon,
          { ...sampleParams(lexicon), reservoir: 'half' },
          seed,
          12,
        )
        const turns = line.map(played => reviewTurn(played, rules))
        for (const { accuracy } of accuracyBySeat(turns)) {
          expect(accuracy).toBeGreaterThanOrEqual(0)
          expect(accuracy).toBeLessThanOrEqual(100)
        }
        const perfect = line.map(({ state, seat }, index) => {
          const best = turns[index]?.best[0]
          return best && reviewTurn({ state, seat, move: best.move }, rules)
        })
        for (const turn of perfect) if (turn) expect([turn.rank, turn.loss]).toEqual([1, 0])
        for (const { accuracy } of accuracyBySeat(perfect)) expect(accuracy).toBe(100)
      }),
      { numRuns: 20 },
    )
  })
})
