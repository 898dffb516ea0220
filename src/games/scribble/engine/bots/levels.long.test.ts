import { describe, expect, it } from 'vitest'
import { writeLetters } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { canBeGiven, levelOf, narrowLexicon } from '#lexicon/labels.ts'
import { buildBundledLexicon } from '#testing/bundled-lexicon.ts'
import { levelRatings } from '../../level-ratings.ts'
import { selectReservoir } from '../../rules/reservoir.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import { wordsFormedBy } from '../plays/score-play.ts'
import { greedyPolicy } from '../self-play/greedy-policy.ts'
import { playMatch } from '../self-play/match.ts'
import { createSelfPlay, type Policy } from '../self-play/self-play.ts'
import { HUMAN_LEVELS, LEVEL_NAMES } from './levels.ts'
import { createPolicies } from './policies.ts'
import { createSearchContext } from './search-context.ts'

const lexicon = buildBundledLexicon()

const TIMES = { timeout: 300_000 }

function opponents(strict: boolean, reservoir: 'full' | 'half' = 'half') {
  const chosen = selectReservoir({ reservoir, ownReservoir: '' })
  if (!chosen.ok) throw new Error(chosen.rejection.code)
  const points = [0, ...chosen.value.points]
  const amounts = [0, ...chosen.value.amounts]
  const context = createSearchContext({ rules: { lexicon, points, amounts, strict }, report: () => true })
  const levels = createPolicies(context, { report: () => true, effort: 150 })
  return { levels, selfPlay: createSelfPlay(context.rules, context.finder) }
}

describe.each([false, true])('[S19] the levels with 98 letters, strict: %s', TIMES, strict => {
  const { levels, selfPlay } = opponents(strict)

  it('expert is stronger than greedy', () => {
    const { lead } = playMatch(selfPlay, {
      one: levels.expert,
      other: greedyPolicy,
      games: 200,
      seed: 'order',
    })
    expect(lead.mean).toBeGreaterThan(3 * lead.error)
  })

  it('plays words it knows, and none that the program never offers', () => {
    for (const level of ['novice', 'weekend', 'casual', 'skilled', 'club', 'expert'] as const) {
      const manner = level === 'expert' ? undefined : HUMAN_LEVELS[level]
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

// Each of 40 games: enough to notice a level that is out of place, not to measure it; `npm run bench levels` does that.
describe('[S19] the ladder with 196 letters, side runs loose', TIMES, () => {
  const { levels, selfPlay } = opponents(false, 'full')
  const ladder = LEVEL_NAMES.slice(1, -1).map((level, index) => [level, LEVEL_NAMES[index]!] as const)

  it.each(ladder)('%s beats %s more often than not, but not always', (level, below) => {
    const { share } = playMatch(selfPlay, {
      one: levels[level],
      other: levels[below],
      games: 40,
      seed: 'rungs',
    })
    expect(share.mean).toBeGreaterThan(0.5)
    expect(share.mean).toBeLessThan(0.95)
  })
})

it('every level has a rating, higher than that of the level below', () => {
  const ratings = Object.values(levelRatings)
  expect(Object.keys(levelRatings)).toEqual(LEVEL_NAMES)
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other))
})

it('a novice knows thousands of words, and others more', () => {
  const sizes = [HUMAN_LEVELS.novice, HUMAN_LEVELS.casual, HUMAN_LEVELS.club].map(
    ({ level }) => narrowLexicon(lexicon, { level }).size,
  )
  expect(sizes[0]).toBeGreaterThan(5_000)
  expect(sizes[1]).toBeGreaterThan(sizes[0]!)
  expect(sizes[2]).toBeGreaterThan(sizes[1]!)
  expect(lexicon.size).toBeGreaterThan(sizes[2]!)
})
