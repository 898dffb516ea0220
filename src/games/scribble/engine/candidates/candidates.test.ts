import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { refusalSentence } from '#kernel/result.ts'
import type { CandidatesAnswer, CandidatesQuestion } from '../../presentation/candidates.ts'
import { SIDE, type View } from '../../rules/types.ts'
import { bruteForce } from '../../testing/brute-force.ts'
import { randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { text } from '../../text/en.ts'
import type { SearchContext } from '../bots/search-context.ts'
import { createEvaluator } from '../evaluation/evaluator.ts'
import { createLeaveValueTable } from '../evaluation/leave-values.ts'
import { zeroLetterValues } from '../evaluation/letter-values.ts'
import { createWasmFinderFactory } from '../wasm-finder.ts'
import { CandidateAnalyst } from './candidates.ts'

const world = testLexicons[0]!
const { alphabet } = world.lexicon
const rules = { ...world, strict: false, amounts: Array<number>(27).fill(8) }
const values = {
  ...zeroLetterValues(alphabet.letters),
  single: alphabet.letters.map((_, index) => (index % 7) - 3),
  turn: { points: 10, spread: 6, letters: 3 },
}
const context: SearchContext = {
  rules,
  values,
  source: 'given',
  finder: createWasmFinderFactory(world.lexicon, rules.amounts).createFinder(rules),
  judge: createEvaluator(values, alphabet),
  finderFor: () => context.finder,
  isInoffensive: () => true,
}

function viewOf(board: readonly number[], bag: readonly number[], more: Partial<View> = {}): View {
  const letterOf = (code: number) => alphabet.letters[code - 1] ?? null
  return {
    ...{ viewer: 0, acting: true, toMove: 0, round: 3, sideRuns: 'loose', dictionary: world.lexicon.hash },
    ...{ bagsAre: 'hidden', scores: [20, 20], last: null, passes: 0, left: 45, queriesLeft: 3 },
    letters: alphabet.letters.map((letter, index) => ({ letter, points: world.points[index + 1]! })),
    board: Array.from({ length: SIDE }, (_, row) => board.slice(row * SIDE, (row + 1) * SIDE).map(letterOf)),
    bags: [bag.map(code => letterOf(code)!), null],
    unseen: alphabet.letters.map(() => 2),
    ...{ answer: null, ended: null },
    ...more,
  }
}

function ask(analyst: CandidateAnalyst, question: Omit<CandidatesQuestion, 'ask'>): CandidatesAnswer {
  return analyst.answer(
    { ask: 'candidates', ...question },
    { random: randomFor('test', 0), report: () => true },
  )
}

const open = () => new CandidateAnalyst(() => context)

describe('the candidates of a position', () => {
  const random = randomFor('candidates', 0)

  it('are the best of all plays that brute force finds, with their points', () => {
    const keeping = createLeaveValueTable(values, alphabet)
    let compared = 0
    for (let count = 0; count < 15; count++) {
      const position = randomPosition(world, false, random)
      if (position.board.every(code => code === 0)) continue
      const view = viewOf(position.board, position.bag)
      const { candidates, plays, bag } = ask(open(), { view, ideas: [], samples: 0 })
      const all = bruteForce(position).map(play => play.split(' '))
      expect(plays).toBe(all.length)
      const held = new Uint8Array(32)
      for (const code of position.bag) held[code]!++
      keeping.expect([0, ...view.unseen])
      keeping.weigh(held, view.left)
      const newBag = keeping.afterExchange[keeping.whole]!
      const best = Math.max(
        ...all.map(([, , letters, score]) => {
          const part = letters!.split(',').reduce((sum, code) => sum + keeping.strides[Number(code)]!, 0)
          return Number(score) + keeping.afterWord[part]! - newBag
        }),
      )
      const words = candidates.filter(({ turn }) => turn.kind === 'place')
      if (words.length > 0) expect(words[0]!.value).toBeCloseTo(best)
      for (const { turn, kept } of words) {
        const codes = turn.letters.map(letter => alphabet.codes.get(letter)!).join()
        expect(all.some(([, , letters, score]) => letters === codes && Number(score) === turn.points)).toBe(
          true,
        )
        expect([...kept, ...turn.letters].sort()).toEqual([...bag].sort())
        compared++
      }
    }
    expect(compared).toBeGreaterThan(40)
  })

  it('contain the ideas of a player at their places, and say why an idea is refused', () => {
    const { board, bag } = positionWithPlays()
    const view = viewOf(board, bag)
    const all = ask(open(), { view, ideas: [], samples: 0 })
    const worst = all.candidates.at(-1)!
    const exchange = `exchange ${view.bags[0]![0]}`
    const { candidates, refused } = ask(open(), {
      view,
      ideas: [worst.move, exchange, 'a1 across QQQ', 'nonsense'],
      samples: 0,
    })
    expect(candidates.find(({ move }) => move === worst.move)?.idea).toBe(worst.move)
    expect(candidates.some(({ move, idea }) => idea === exchange && move === exchange)).toBe(true)
    const ranks = candidates.map(({ value }) => value)
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
    expect(refused.map(({ idea }) => idea)).toEqual(['a1 across QQQ', 'nonsense'])
    for (const { rejection } of refused)
      expect(refusalSentence(rejection, text.refusals)).toMatch(/\.$|\.\.\.$/)
  })

  it('are simulated in the same worlds, with margins that shrink as the samples grow', () => {
    const { board, bag } = positionWithPlays()
    const question = { view: viewOf(board, bag), ideas: [] }
    const few = ask(open(), { ...question, samples: 40 }).candidates
    const many = ask(open(), { ...question, samples: 640 }).candidates
    const marginOf = (list: typeof few) => list[0]!.forecast!.lead.margin
    expect(marginOf(many)).toBeLessThan(marginOf(few) / 2)
    expect(many[0]!.forecast).toMatchObject({ samples: 640, behind: { chance: { mean: 0, margin: 0 } } })
    const chances = many.map(({ forecast }) => forecast!.chance.mean)
    expect(chances).toEqual([...chances].sort((one, other) => other - one))
  })

  it('give the same answer whether a simulation is continued or begins with all samples', () => {
    const { board, bag } = positionWithPlays()
    const question = { view: viewOf(board, bag), ideas: [] }
    const analyst = open()
    for (const samples of [0, 30, 90]) ask(analyst, { ...question, samples })
    // Another position in between leaves its board in the shared finder.
    const other = positionWithPlays()
    ask(new CandidateAnalyst(() => context), { view: viewOf(other.board, other.bag), ideas: [], samples: 10 })
    expect(ask(analyst, { ...question, samples: 150 })).toEqual(ask(open(), { ...question, samples: 150 }))
  })

  it('[S10] put a turn that wins by ending the game first, with every hidden letter tried', () => {
    const { board, bag } = positionWithPlays()
    const unseen = alphabet.letters.map((_, index) => (index < 8 ? 1 : 0))
    const view = viewOf(board, bag, { left: 1, unseen, scores: [50, 0] })
    const { candidates, isComplete } = ask(open(), { view, ideas: [], samples: 400 })
    expect(candidates[0]).toMatchObject({
      turn: { ends: true, wins: true },
      forecast: { chance: { mean: 1 } },
    })
    expect(isComplete).toBe(true)
  })

  function positionWithPlays() {
    for (;;) {
      const position = randomPosition(world, false, random)
      if (
        position.bag.length === 7 &&
        position.board.some(code => code !== 0) &&
        bruteForce(position).length > 30
      )
        return position
    }
  }
})
