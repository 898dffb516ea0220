import { describe, expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { loadedDictionaries } from '../../rules/dictionaries.ts'
import { selectReservoir } from '../../rules/reservoir.ts'
import { createRules } from '../../rules/rules.ts'
import type { Move } from '../../rules/types.ts'
import { scriptedDraws } from '../../testing/scripted-draws.ts'
import { createFinder } from '../plays/finder.ts'
import { playToMove } from '../plays/letter-codes.ts'
import { greedyPolicy } from './greedy-policy.ts'
import { type Choice, createSelfPlay, type SelfPlayResult } from './self-play.ts'

const WORDS =
  'AT TA EAT TEA ATE TEAS EATS SEAT ET AS SET TEN NET ANT TAN NEAT ON NO TO SO DO OR ORE ROE TOE DOE AGE DOG ' +
  'GOD RATE TEAR TIE TIN NIT SIT ITS IN IS HE HER THE THIS MAN MEN NAME MEAN LANE LEAN ZOO QUA AX EX YE OY VIE WE'
const lexicon = withGaddag(buildLexicon(WORDS.split(' '), english))
const half = selectReservoir({ reservoir: 'half', ownReservoir: '' })
if (!half.ok) throw new Error(half.rejection.code)
const points = [0, ...half.value.points]
const amounts = [0, ...half.value.amounts]

describe.each(['loose', 'strict'] as const)('a game of self-play, %s', sideRuns => {
  const rules = { lexicon, points, amounts, strict: sideRuns === 'strict' }
  const selfPlay = createSelfPlay(rules)

  it('is the same from the same seed', () => {
    expect(selfPlay(greedyPolicy, greedyPolicy, 'one')).toEqual(selfPlay(greedyPolicy, greedyPolicy, 'one'))
    expect(selfPlay(greedyPolicy, greedyPolicy, 'two')).not.toEqual(
      selfPlay(greedyPolicy, greedyPolicy, 'one'),
    )
  })

  it('follows the rules, with the same scores and the same end', () => {
    for (let seed = 0; seed < 8; seed++) {
      const played = selfPlay(greedyPolicy, greedyPolicy, String(seed))
      const state = replayed(played)
      expect(state.scores).toEqual(played.scores)
      expect(state.ended).toBe(played.reason)
    }
  })

  function replayed({ bags, turns }: SelfPlayResult) {
    const game = createRules(loadedDictionaries(lexicon))
    const shown = (codes: readonly number[]) => codes.map(code => english.letters[code - 1]!)
    const random = scriptedDraws(
      [...bags.flat(), ...turns.flatMap(({ drawn }) => drawn)].map(code => shown([code])).join(' '),
    )
    const params = {
      sideRuns,
      reservoir: 'half',
      ownReservoir: '',
      dictionary: lexicon.hash,
      bags: 'hidden',
      clock: 0,
    } as const
    const finder = createFinder(rules)
    let { state } = game.begin(params, null, random)
    for (const { seat, choice } of turns) {
      const next = game.play(state, seat, toMove(choice), random)
      if (!next.ok) throw new Error(JSON.stringify(next.rejection))
      if (choice.kind === 'place') finder.place(choice.play)
      state = next.value.state
    }
    return state

    function toMove(choice: Choice): Move {
      if (choice.kind === 'place') return playToMove(choice.play, finder, english)
      return choice.kind === 'pass' ? choice : { kind: 'exchange', letters: shown(choice.letters).join('') }
    }
  }
})
