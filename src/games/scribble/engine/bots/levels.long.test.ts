import { describe, expect, it } from 'vitest'
import { writeLetters } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { canBeGiven, levelOf, narrowLexicon } from '#lexicon/labels.ts'
import { buildBundledLexicon } from '#testing/bundled-lexicon.ts'
import { selectReservoir } from '../../rules/reservoir.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import { wordsFormedBy } from '../plays/score-play.ts'
import { greedyPolicy } from '../self-play/greedy-policy.ts'
import { playMatch } from '../self-play/match.ts'
import { createSelfPlay, type Policy } from '../self-play/self-play.ts'
import { CASUAL, CLUB, NOVICE } from './levels.ts'
import { createPolicies } from './policies.ts'
import { createSearchContext } from './search-context.ts'

const lexicon = buildBundledLexicon()
const half = selectReservoir({ reservoir: 'half', ownReservoir: '' })
if (!half.ok) throw new Error(half.rejection.code)
const points = [0, ...half.value.points]
const amounts = [0, ...half.value.amounts]

const TIMES = { timeout: 300_000 }

function opponents(strict: boolean) {
  const context = createSearchContext({ rules: { lexicon, points, amounts, strict }, report: () => true })
  const levels = createPolicies(context, { report: () => true, effort: 150 })
  return { levels, selfPlay: createSelfPlay(context.rules, context.finder) }
}

describe.each([false, true])('[S19] the levels with 98 letters, strict: %s', TIMES, strict => {
  const { levels, selfPlay } = opponents(strict)

  it.each([
    ['casual', levels.casual, levels.novice, 20],
    ['club', levels.club, levels.casual, 20],
    ['expert', levels.expert, levels.club, 40],
    ['expert against greedy', levels.expert, greedyPolicy, 200],
  ] as const)('each is stronger than the one below: %s', (_, one, other, games) => {
    const { lead } = playMatch(selfPlay, { one, other, games, seed: 'order' })
    expect(lead.mean).toBeGreaterThan(3 * lead.error)
  })

  it('plays words it knows, and none that the program never offers', () => {
    for (const [level, manner] of [
      ['novice', NOVICE],
      ['casual', CASUAL],
      ['club', CLUB],
      ['expert', undefined],
    ] as const) {
      const watched: Policy = situation => {
        const choice = levels[level](situation)
        if (choice.kind !== 'place') return choice
        const { finder } = situation
        for (const word of wordsFormedBy(choice.play, finder, lexicon))
          expect(canBeGiven(lexicon, writeLetters(english, word))).toBe(true)
        if (manner && choice.play.letters.length > 1) {
          const main = writeLetters(english, wordCodesOf(choice.play, finder))
          expect(levelOf(lexicon, main), main).toBeLessThanOrEqual(manner.level)
        }
        return choice
      }
      const { games } = playMatch(selfPlay, { one: watched, other: levels.casual, games: 6, seed: 'words' })
      expect(games).toBe(6)
    }
  })
})

// A master's game takes a third of a second, so the match is short; the README has longer ones, strict ones too.
it('[S19] the master is stronger than greedy, side runs loose', TIMES, () => {
  const { levels, selfPlay } = opponents(false)
  const { lead } = playMatch(selfPlay, { one: levels.master, other: greedyPolicy, games: 20, seed: 'order' })
  expect(lead.mean).toBeGreaterThan(3 * lead.error)
})

it('a novice knows thousands of words, and others more', () => {
  const sizes = [NOVICE, CASUAL, CLUB].map(({ level }) => narrowLexicon(lexicon, { level }).size)
  expect(sizes[0]).toBeGreaterThan(5_000)
  expect(sizes[1]).toBeGreaterThan(sizes[0]!)
  expect(sizes[2]).toBeGreaterThan(sizes[1]!)
  expect(lexicon.size).toBeGreaterThan(sizes[2]!)
})
