import type { Random } from '#kernel/random.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { chooseWithoutPlay } from '../bots/no-plays.ts'
import { createEvaluator, type Evaluator } from '../evaluation/evaluator.ts'
import { type LetterValues, pairCount, pairIndex, zeroLetterValues } from '../evaluation/letter-values.ts'
import type { Finder } from '../plays/finder.ts'
import { type Choice, createSelfPlay, type Observation, type SelfPlayRules } from '../self-play/self-play.ts'
import { createRidgeRegression, type RidgeRegression, type Sample } from './ridge-regression.ts'
import { createTurnStatistics } from './turn-statistics.ts'

/** Each round learns from games played with the values of the previous round. */
const ROUNDS = 4
/** The last round counts most, so it gets this share of the games. */
const LAST_SHARE = 0.5

/** Bags that are tried on the same board: only their differences carry information. */
const BAGS_PER_SAMPLE = 8
/** With at most this many letters in the reservoir, the number of letters used matters more than which ones remain. */
const MIN_LETTERS_TO_SAMPLE = 2 * BAG_SIZE
/** Bags are tried in one of this many turns. */
const TURNS_BETWEEN = 3

export interface LearnOptions {
  readonly games: number
  readonly seed: string
  /** Called after each game; false ends the learning with the values so far. */
  watch?(done: number): boolean
}

/** Learns the values of letters under these rules by self-play. */
export function learnLetterValues(
  rules: SelfPlayRules,
  finder: Finder,
  { games, seed, watch }: LearnOptions,
): LetterValues {
  const { letters } = rules.lexicon.alphabet
  let values = zeroLetterValues(letters.filter((_, index) => (rules.amounts[index + 1] ?? 0) > 0))
  let done = 0
  for (let round = 0; round < ROUNDS; round++) {
    const share = round === ROUNDS - 1 ? LAST_SHARE : (1 - LAST_SHARE) / (ROUNDS - 1)
    const school = createTrainingRound(rules, finder, values)
    for (let game = Math.max(1, Math.round(games * share)); game > 0; game--) {
      school.play(`${seed} ${done++}`)
      if (watch?.(done) === false) return done > 1 ? school.fitValues() : values
    }
    values = school.fitValues()
  }
  return values
}

function createTrainingRound(rules: SelfPlayRules, finder: Finder, values: LetterValues) {
  const { alphabet } = rules.lexicon
  const judge = createEvaluator(values, alphabet)
  const features = createBagFeatures(values.letters.map(letter => alphabet.codes.get(letter)!))
  const ridge = createRidgeRegression(features.penalties)
  const selfPlay = createSelfPlay(rules, finder)
  const tally = createTurnStatistics(values)
  let turns = 0

  function choose(situation: Observation): Choice {
    const { bag, unseen, left } = situation
    judge.setUnseen(unseen)
    if (turns++ % TURNS_BETWEEN === 0 && left > MIN_LETTERS_TO_SAMPLE)
      sampleBags(situation, judge, features, ridge)
    const best = judge.bestPlay(finder, bag, left)
    if (!best) return chooseWithoutPlay(situation)
    tally.addTurn(best.play.score, best.play.letters.length, best.value, left)
    return { kind: 'place', play: best.play }
  }

  return {
    play(seed: string): void {
      tally.addGame(
        selfPlay(choose, choose, seed).turns.map(({ choice, drawn }) =>
          choice.kind === 'place' ? drawn.length : 0,
        ),
        rules,
      )
    },
    fitValues(): LetterValues {
      const weights = ridge.solve()
      const count = values.letters.length
      return {
        ...values,
        single: [...weights.subarray(0, count)],
        pairs: [...weights.subarray(count)],
        ...tally.summarize(),
      }
    },
  }
}

/** Draws random bags from the unseen letters, and records the value of the best word with each. */
function sampleBags(
  { finder, unseen, left, random }: Observation,
  judge: Evaluator,
  features: BagFeatures,
  ridge: RidgeRegression,
): void {
  const samples: Sample[] = []
  for (let tried = 0; tried < BAGS_PER_SAMPLE; tried++) {
    const bag = drawRandomBag(unseen, random)
    const value = judge.bestPlay(finder, bag, left)?.value ?? judge.rankExchanges(bag, left)[0]!.value
    samples.push({ ...features.of(bag), value })
  }
  ridge.add(samples)
}

function drawRandomBag(unseen: Uint16Array, random: Random): Uint8Array {
  const tiles = Array.from(unseen).flatMap((amount, code) => Array<number>(amount).fill(code))
  const bag = new Uint8Array(32)
  for (let drawn = 0; drawn < BAG_SIZE && tiles.length > 0; drawn++) {
    const index = random.below(tiles.length)
    bag[tiles[index]!]!++
    tiles[index] = tiles.at(-1)!
    tiles.pop()
  }
  return bag
}

// Letters differ by about two points, pairs by half a point; the points of turns deviate by about seven.
const SINGLE_PENALTY = 10
const PAIR_PENALTY = 160

interface BagFeatures {
  readonly penalties: readonly number[]
  of(bag: Uint8Array): Pick<Sample, 'features' | 'amounts'>
}

/** The letters of a bag, and their pairs. */
function createBagFeatures(codes: readonly number[]): BagFeatures {
  const count = codes.length
  return {
    penalties: Array.from({ length: count + pairCount(count) }, (_, index) =>
      index < count ? SINGLE_PENALTY : PAIR_PENALTY,
    ),
    of(bag) {
      const held = codes.flatMap((code, index) => (bag[code] === 0 ? [] : [{ index, copies: bag[code]! }]))
      const found = held.map(({ index, copies }) => ({ feature: index, amount: copies }))
      for (const [place, { index, copies }] of held.entries()) {
        if (copies > 1)
          found.push({ feature: count + pairIndex(count, index, index), amount: (copies * (copies - 1)) / 2 })
        for (const other of held.slice(place + 1))
          found.push({ feature: count + pairIndex(count, index, other.index), amount: copies * other.copies })
      }
      return { features: found.map(({ feature }) => feature), amounts: found.map(({ amount }) => amount) }
    },
  }
}
