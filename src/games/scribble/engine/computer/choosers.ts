import type { Report } from '#kernel/game.ts'
import type { FoundPlay } from '../../rules/plays/play-list.ts'
import { scoreOf } from '../../rules/plays/score.ts'
import type { Choice, Chooser, Situation } from '../../rules/self-play/self-play.ts'
import { endByPassing } from './ending.ts'
import { createJudge, type Judge, type Judged } from './judge.ts'
import { CASUAL, CLUB, type LevelName, type Manner, NOVICE, type Vocabulary } from './levels.ts'
import { createMaster } from './master.ts'
import { copyBoard, type Mind } from './mind.ts'
import { notice } from './noticing.ts'
import { stuck } from './stuck.ts'
import type { Values } from './values.ts'

/** More plays than this need not be looked through for one that may be given. */
const CHOICE_OF_PLAYS = 20

export interface ChooserOptions {
  readonly report: Report
  /** How many continuations the master tries in a turn. */
  readonly effort: number
}

/** The levels, from the easiest to the hardest. */
export function createChoosers(mind: Mind, options: ChooserOptions): Readonly<Record<LevelName, Chooser>> {
  const club = createJudge(withoutEnd(mind.values), mind.rules.lexicon.alphabet)
  return {
    novice: person(mind, NOVICE),
    casual: person(mind, CASUAL),
    club: situation => {
      const finder = mind.finderOf(CLUB)
      copyBoard(situation.finder, finder)
      return judged(mind, { ...situation, finder }, club) ?? stuck(situation)
    },
    expert: situation => endByPassing(situation) ?? judged(mind, situation, mind.judge) ?? stuck(situation),
    master: createMaster(mind, options),
  }
}

function person(mind: Mind, manner: Vocabulary & Manner): Chooser {
  return situation => {
    const finder = mind.finderOf(manner)
    copyBoard(situation.finder, finder)
    const { bag, random } = situation
    const mayGive = (play: FoundPlay) => mind.mayGive(play, finder)
    const play = notice(finder, bag, mind.rules.points, { manner, random, mayGive })
    return play ? placed(mind, play, situation) : stuck(situation)
  }
}

function judged(mind: Mind, situation: Situation, judge: Judge): Choice | undefined {
  const { finder, bag, left, unseen } = situation
  judge.expect(unseen)
  const best = judge
    .ranked(finder, bag, left, CHOICE_OF_PLAYS)
    .find(({ play }: Judged) => mind.mayGive(play, finder))
  const exchange = judge.exchanges(bag, left).find(({ letters }) => letters.length > 0)
  if (best && (!exchange || best.value >= exchange.value || situation.idle > 0))
    return placed(mind, best.play, situation)
  return best && exchange ? { kind: 'exchange', letters: exchange.letters } : undefined
}

/** Who knows fewer words does not know all that a play scores. */
function placed({ rules }: Mind, play: FoundPlay, { finder }: Situation): Choice {
  return { kind: 'place', play: { ...play, score: scoreOf(play, finder, rules) } }
}

/** Does not think of the end, and keeps letters up to the last. */
function withoutEnd(values: Values): Values {
  return { ...values, tempo: [0], again: [0, 1] }
}
