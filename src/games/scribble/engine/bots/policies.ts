import type { Report } from '#kernel/engine.ts'
import { createEvaluator, type Evaluator, type RatedPlay } from '../evaluation/evaluator.ts'
import type { LetterValues } from '../evaluation/letter-values.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import { scorePlay } from '../plays/score-play.ts'
import type { Choice, Observation, Policy } from '../self-play/self-play.ts'
import { chooseHumanPlay } from './human-plays.ts'
import { CASUAL, CLUB, type HumanLimits, type LevelName, NOVICE, type VocabularyLimits } from './levels.ts'
import { createMasterPolicy } from './master.ts'
import { chooseWithoutPlay, endByPassing } from './no-plays.ts'
import { copyBoard, type SearchContext } from './search-context.ts'

/** At most this many plays are searched for one that the program may offer. */
const MAX_PLAYS_CONSIDERED = 20

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
  const club = createEvaluator(withoutEndgame(context.values), context.rules.lexicon.alphabet)
  return {
    novice: humanPolicy(context, NOVICE),
    casual: humanPolicy(context, CASUAL),
    club: situation => {
      const finder = context.finderFor(CLUB)
      copyBoard(situation.finder, finder)
      return chooseByEvaluation(context, { ...situation, finder }, club) ?? chooseWithoutPlay(situation)
    },
    expert: situation =>
      endByPassing(situation) ??
      chooseByEvaluation(context, situation, context.judge) ??
      chooseWithoutPlay(situation),
    master: createMasterPolicy(context, options),
  }
}

function humanPolicy(context: SearchContext, limits: VocabularyLimits & HumanLimits): Policy {
  return situation => {
    const finder = context.finderFor(limits)
    copyBoard(situation.finder, finder)
    const { bag, random } = situation
    const isInoffensive = (play: FoundPlay) => context.isInoffensive(play, finder)
    const play = chooseHumanPlay(finder, bag, context.rules.points, { limits, random, isInoffensive })
    return play ? toPlaceChoice(context, play, situation) : chooseWithoutPlay(situation)
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
  const exchange = judge.rankExchanges(bag, left).find(({ letters }) => letters.length > 0)
  if (best && (!exchange || best.value >= exchange.value || situation.idle > 0))
    return toPlaceChoice(context, best.play, situation)
  return best && exchange ? { kind: 'exchange', letters: exchange.letters } : undefined
}

/** A player with a smaller vocabulary may miss some of the words that a play scores. */
function toPlaceChoice({ rules }: SearchContext, play: FoundPlay, { finder }: Observation): Choice {
  return { kind: 'place', play: { ...play, score: scorePlay(play, finder, rules) } }
}

/** Ignores the end of the game, and values the letters in the bag up to the last turn. */
function withoutEndgame(values: LetterValues): LetterValues {
  return { ...values, tempo: [0], again: [0, 1] }
}
