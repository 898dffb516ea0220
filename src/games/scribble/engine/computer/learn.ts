import type { Random } from '#kernel/random.ts'
import type { Finder } from '../../rules/plays/finder.ts'
import {
  type Choice,
  createSelfPlay,
  type SelfPlayRules,
  type Situation,
} from '../../rules/self-play/self-play.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { createJudge, type Judge } from './judge.ts'
import { at } from './keeping.ts'
import { createRidge, type Ridge, type Sample } from './ridge.ts'
import { stuck } from './stuck.ts'
import { END_IS_NEAR, noValues, pairCount, pairIndex, type Values } from './values.ts'

/** Each round learns from games that are played with what the round before has taught. */
const ROUNDS = 4
/** The last round counts most, so it gets this share of the games. */
const LAST_SHARE = 0.5

/** Bags that are tried on the same board: only how they differ teaches something. */
const BAGS_TRIED = 8
/** With so few letters in the reservoir, how many are used matters more than which are kept. */
const LAST_TRIED = 2 * BAG_SIZE
/** One turn in so many is stopped at to try bags. */
const TURNS_BETWEEN = 3

/** So many turns outweigh what is known already. */
const FEW = 10

// A letter brings some two points more or less than another, a pair half a point; turns spread by some seven points.
const SINGLE_PENALTY = 10
const PAIR_PENALTY = 160

export interface Lessons {
  readonly games: number
  readonly seed: string
  /** Called after each game; false ends the learning with what is known. */
  watch?(done: number): boolean
}

/** Learns by playing against itself what letters are worth under these rules. */
export function learn(rules: SelfPlayRules, finder: Finder, { games, seed, watch }: Lessons): Values {
  const { letters } = rules.lexicon.alphabet
  let values = noValues(letters.filter((_, index) => (rules.amounts[index + 1] ?? 0) > 0))
  let done = 0
  for (let round = 0; round < ROUNDS; round++) {
    const share = round === ROUNDS - 1 ? LAST_SHARE : (1 - LAST_SHARE) / (ROUNDS - 1)
    const school = openSchool(rules, finder, values)
    for (let game = Math.max(1, Math.round(games * share)); game > 0; game--) {
      school.play(`${seed} ${done++}`)
      if (watch?.(done) === false) return done > 1 ? school.taught() : values
    }
    values = school.taught()
  }
  return values
}

function openSchool(rules: SelfPlayRules, finder: Finder, values: Values) {
  const { alphabet } = rules.lexicon
  const judge = createJudge(values, alphabet)
  const features = createFeatures(values.letters.map(letter => alphabet.codes.get(letter)!))
  const ridge = createRidge(features.penalties)
  const selfPlay = createSelfPlay(rules, finder)
  const tally = createTally(values)
  let turns = 0

  function choose(situation: Situation): Choice {
    const { bag, unseen, left } = situation
    judge.expect(unseen)
    if (turns++ % TURNS_BETWEEN === 0 && left > LAST_TRIED) tryBags(situation, judge, features, ridge)
    const best = judge.best(finder, bag, left)
    if (!best) return stuck(situation)
    tally.add(best.play.score, best.play.letters.length, best.value, left)
    return { kind: 'place', play: best.play }
  }

  return {
    play(seed: string): void {
      tally.end(
        selfPlay(choose, choose, seed).turns.map(({ choice, drawn }) =>
          choice.kind === 'place' ? drawn.length : 0,
        ),
        rules,
      )
    },
    taught(): Values {
      const weights = ridge.solve()
      const count = values.letters.length
      return {
        ...values,
        single: [...weights.subarray(0, count)],
        pairs: [...weights.subarray(count)],
        ...tally.told(),
      }
    },
  }
}

/** Draws bags blindly from what is unseen, and takes note of how much the best word with each is worth. */
function tryBags(
  { finder, unseen, left, random }: Situation,
  judge: Judge,
  features: Features,
  ridge: Ridge,
): void {
  const samples: Sample[] = []
  for (let tried = 0; tried < BAGS_TRIED; tried++) {
    const bag = blindBag(unseen, random)
    const value = judge.best(finder, bag, left)?.value ?? judge.exchanges(bag, left)[0]!.value
    samples.push({ ...features.of(bag), value })
  }
  ridge.add(samples)
}

export function blindBag(unseen: Uint16Array, random: Random): Uint8Array {
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

interface Features {
  readonly penalties: readonly number[]
  of(bag: Uint8Array): Pick<Sample, 'features' | 'amounts'>
}

/** The letters of a bag, and their pairs. */
function createFeatures(codes: readonly number[]): Features {
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

/** Counts what turns come to, by how many letters are left. */
function createTally(values: Values) {
  let turns = 0
  let points = 0
  let squares = 0
  let used = 0
  let kept = 0
  let keeps = 0
  const worth = new Float64Array(END_IS_NEAR + 1)
  const met = new Float64Array(END_IS_NEAR + 1)
  const left = new Float64Array(END_IS_NEAR + 1)
  const movedAgain = new Float64Array(END_IS_NEAR + 1)

  return {
    add(score: number, letters: number, value: number, before: number): void {
      turns++
      points += score
      squares += score ** 2
      used += letters
      const rest = before - letters
      if (rest >= END_IS_NEAR) {
        keeps++
        kept += value - score + at(values.tempo, rest)
      }
      if (before <= END_IS_NEAR) {
        worth[before]! += value
        met[before]!++
      }
    },
    /** How many letters each turn of a game drew. */
    end(drawn: readonly number[], { amounts }: SelfPlayRules): void {
      let rest = amounts.reduce((sum, amount) => sum + amount, 0) - 2 * BAG_SIZE
      for (const [turn, count] of drawn.entries()) {
        rest -= count
        if (rest > END_IS_NEAR) continue
        left[rest]!++
        if (turn + 2 < drawn.length) movedAgain[rest]!++
      }
    },
    told(): Pick<Values, 'usual' | 'turn' | 'tempo' | 'again'> {
      const mean = points / Math.max(1, turns)
      const tempo = [...Array(END_IS_NEAR).fill(0), mean / 2]
      const again = [...Array(END_IS_NEAR).fill(0), 1]
      // Where few turns were met, the next higher number of letters tells. And what a turn is worth hangs on what the
      // next one is worth to the other: taking the middle keeps that from swinging.
      for (let rest = END_IS_NEAR - 1; rest > 0; rest--) {
        const before = values.tempo.length === 1 ? mean / 2 : at(values.tempo, rest)
        const now = (worth[rest]! + FEW * tempo[rest + 1]) / (met[rest]! + FEW)
        tempo[rest] = (before + now) / 2
        again[rest] = (movedAgain[rest]! + FEW * again[rest + 1]) / (left[rest]! + FEW)
      }
      return {
        usual: values.usual + kept / Math.max(1, keeps),
        turn: {
          points: mean,
          spread: Math.sqrt(Math.max(1, squares / Math.max(1, turns) - mean ** 2)),
          letters: Math.max(1, used / Math.max(1, turns)),
        },
        tempo,
        again,
      }
    },
  }
}
