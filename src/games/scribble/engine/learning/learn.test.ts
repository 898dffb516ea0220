import { describe, expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { chooseWithoutPlay } from '../bots/no-plays.ts'
import { createEvaluator } from '../evaluation/evaluator.ts'
import { pairIndex } from '../evaluation/letter-values.ts'
import { createFinder } from '../plays/finder.ts'
import { greedyPolicy } from '../self-play/greedy-policy.ts'
import { playMatch } from '../self-play/match.ts'
import { createSelfPlay } from '../self-play/self-play.ts'
import { learnLetterValues } from './learn.ts'

// V is useless, Q is useful only with U, and S goes with everything.
const WORDS =
  'AT ATE ATES EAT EATS TEA TEAS SEAT SATE EAST AS TEE TEES SEE SET SETS TAT TATS TATE ASSET TASTE STATE TEST ' +
  'QUA QUAS QUEST SUE SUES USE USES SUET QUEUE QUEUES DUE DUES DUET DUETS AD ADS DATE DATES SAD SEDATE DEED ODE ' +
  'DO TO TOE TOES DOE DOES DOSE TOAD TOADS SO SODA OAT OATS OATES'
const lexicon = withGaddag(buildLexicon(WORDS.split(' '), english))
const amounts = [0, ...english.letters.map(letter => 'AAEESSTTOOD'.split(letter).length * 8 - 8)]
for (const letter of 'QUV') amounts[english.codes.get(letter)!] = 6
const points = english.letters.map(letter => (letter === 'Q' ? 10 : letter === 'V' ? 4 : 1))
const rules = { lexicon, amounts, points: [0, ...points], strict: false }

describe('learning the values of letters', () => {
  const finder = createFinder(rules)
  const values = learnLetterValues(rules, finder, { games: 60, seed: 'plum' })
  const single = (letter: string) => values.single[values.letters.indexOf(letter)]!
  const pair = (first: string, second: string) =>
    values.pairs[
      pairIndex(values.letters.length, values.letters.indexOf(first), values.letters.indexOf(second))
    ]!

  it('knows the letters of the reservoir and no others', () => {
    expect(values.letters).toEqual(['A', 'D', 'E', 'O', 'Q', 'S', 'T', 'U', 'V'])
  })

  it('finds which letters are useless, and which belong together', () => {
    expect(single('V')).toBeLessThan(Math.min(single('A'), single('E'), single('S'), single('T')))
    expect(pair('Q', 'U')).toBeGreaterThan(1)
    expect(pair('Q', 'V')).toBeLessThan(pair('Q', 'U'))
  })

  it('is the same from the same seed, and different from another', () => {
    const again = (seed: string) => learnLetterValues(rules, finder, { games: 8, seed })
    expect(again('pear')).toEqual(again('pear'))
    expect(again('pear')).not.toEqual(again('quince'))
  })

  it('ends early when it is asked to', () => {
    let played = 0
    learnLetterValues(rules, finder, {
      games: 1_000,
      seed: 'plum',
      watch: done => {
        played = done
        return done < 3
      },
    })
    expect(played).toBe(3)
  })

  it('beats a player who only takes points', () => {
    const judge = createEvaluator(values, english)
    const { lead, games } = playMatch(createSelfPlay(rules, finder), {
      one: situation => {
        judge.setUnseen(situation.unseen)
        const best = judge.bestPlay(finder, situation.bag, situation.left)
        return best ? { kind: 'place', play: best.play } : chooseWithoutPlay(situation)
      },
      other: greedyPolicy,
      games: 300,
      seed: 'match',
    })
    expect(games).toBe(300)
    expect(lead.mean - 2 * lead.error).toBeGreaterThan(0)
  })
})
