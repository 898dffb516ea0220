import type { Report } from '#kernel/engine.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import { type Level, levelOf } from '#lexicon/labels.ts'
import { createEvaluator, type Evaluator } from '../evaluation/evaluator.ts'
import { type LetterValues, zeroLetterValues } from '../evaluation/letter-values.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import { scorePlay } from '../plays/score-play.ts'
import type { RatedPlay } from '../plays/top-plays.ts'
import type { Choice, Observation, Policy } from '../self-play/self-play.ts'
import { chooseHumanPlay, type Familiarity } from './human-plays.ts'
import { HUMAN_LEVELS, type HumanLevelName, type LevelName, type Strength } from './levels.ts'
import { createMasterPolicy } from './master.ts'
import { chooseWithoutPlay, endByPassing } from './no-plays.ts'
import { copyBoard, type SearchContext } from './search-context.ts'

/** At most this many plays are searched for one that the program may offer. */
const MAX_PLAYS_CONSIDERED = 20

/** Words of this size of SCOWL are those that everybody uses. */
const EVERYDAY: Level = 20

export interface PolicyOptions {
  readonly report: Report
  /** How many continuations the master tries in a turn. */
  readonly effort: number
}

/** The levels, from the easiest to the hardest. */
export function createPolicies(
  context: SearchContext,
  options: PolicyOptions,
): Readonly<Record<LevelName, Policy>> {
  const human = Object.entries(HUMAN_LEVELS).map(
    ([name, strength]) => [name, createHumanPolicy(context, strength)] as const,
  )
  return {
    ...(Object.fromEntries(human) as Record<HumanLevelName, Policy>),
    expert: situation =>
      endByPassing(situation) ??
      chooseByEvaluation(context, situation, context.judge) ??
      chooseWithoutPlay(situation),
    master: createMasterPolicy(context, options),
  }
}

/** A player who knows some of the words, and overlooks some of the plays. */
export function createHumanPolicy(context: SearchContext, strength: Strength): Policy {
  const judge = createEvaluator(
    strength.weighsLeave ? withoutEndgame(context.values) : pointsAlone(context.values),
    context.rules.lexicon.alphabet,
  )
  const familiarity = familiarityOf(context, strength)
  return situation => {
    const finder = strength.rare > 0 ? situation.finder : context.finderFor(strength)
    if (finder !== situation.finder) copyBoard(situation.finder, finder)
    const { bag, left, random, unseen } = situation
    judge.setUnseen(unseen)
    const best = chooseHumanPlay(judge.rankPlays(finder, bag, left, Number.POSITIVE_INFINITY), finder, {
      limits: strength,
      points: context.rules.points,
      random,
      familiarity,
      isInoffensive: play => context.isInoffensive(play, finder),
    })
    if (!best) return chooseWithoutPlay(situation)
    return (
      (strength.weighsLeave && betterExchange(judge, best, situation)) ||
      toPlaceChoice(context, best.play, situation)
    )
  }
}

function chooseByEvaluation(
  context: SearchContext,
  situation: Observation,
  judge: Evaluator,
): Choice | undefined {
  const { finder, bag, left, unseen } = situation
  judge.setUnseen(unseen)
  const best = judge
    .rankPlays(finder, bag, left, MAX_PLAYS_CONSIDERED)
    .find(({ play }: RatedPlay) => context.isInoffensive(play, finder))
  return best && (betterExchange(judge, best, situation) ?? toPlaceChoice(context, best.play, situation))
}

/** An exchange that is worth more than the best play; never a second one in a row. */
function betterExchange(
  judge: Evaluator,
  best: RatedPlay,
  { bag, left, idle }: Observation,
): Choice | undefined {
  const exchange = judge.rankExchanges(bag, left).find(({ letters }) => letters.length > 0)
  if (!exchange || best.value >= exchange.value || idle > 0) return undefined
  return { kind: 'exchange', letters: exchange.letters }
}

/** Tells how well a level knows a word of the finder that it uses. */
function familiarityOf(
  { rules: { lexicon } }: SearchContext,
  { level, longest, rare }: Strength,
): (word: readonly number[]) => Familiarity {
  return word => {
    const size = lexicon.labels ? levelOf(lexicon, writeLetters(lexicon.alphabet, word)) : undefined
    const isWithin = lexicon.labels ? size !== undefined && size <= level : word.length <= longest
    if (!isWithin && rare > 0 && !isAmong(word, rare)) return 'unknown'
    return size === undefined || size > EVERYDAY ? 'uncommon' : 'common'
  }
}

/** Whether a word is one of this percentage of words, always the same ones. */
function isAmong(word: readonly number[], percent: number): boolean {
  const mixed = word.reduce((sum, code) => Math.imul(sum ^ code, 0x01000193), 0x811c9dc5)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 100 < percent
}

/** A player with a smaller vocabulary may miss some of the words that a play scores. */
function toPlaceChoice({ rules }: SearchContext, play: FoundPlay, { finder }: Observation): Choice {
  return { kind: 'place', play: { ...play, score: scorePlay(play, finder, rules) } }
}

/** Ignores the end of the game, and values the letters in the bag up to the last turn. */
function withoutEndgame(values: LetterValues): LetterValues {
  return { ...values, tempo: [0], again: [0, 1] }
}

/** Values nothing but points. */
function pointsAlone(values: LetterValues): LetterValues {
  return zeroLetterValues(values.letters)
}
