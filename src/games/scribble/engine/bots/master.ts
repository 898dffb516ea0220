import type { Report } from '#kernel/engine.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { winProbability } from '../evaluation/win-probability.ts'
import type { Choice, Observation, Policy } from '../self-play/self-play.ts'
import { type Arm, findBestArm } from './best-arm-search.ts'
import { generateDeterminizations } from './determinizations.ts'
import { chooseWithoutPlay, endByPassing } from './no-plays.ts'
import { createRollout } from './rollout.ts'
import type { SearchContext } from './search-context.ts'

/** How many plays are tried, and among how many they are chosen; all of the latter if this turn may end the game. */
const MAX_CANDIDATES = 16
const MAX_PLAYS_RANKED = 40
/** Turns estimated this many points below the best are not tried. */
const MAX_DEFICIT = 12
/** The weight of the first estimate, in samples. */
const PRIOR_SAMPLES = 8
/** With at most this many letters in the reservoir, waiting may pay. */
export const WAIT_BELOW_LETTERS = 9

export interface MasterOptions {
  readonly report: Report
  /** How many continuations it tries in a turn. */
  readonly effort: number
}

/** Tries the most promising turns in many worlds and takes the one that wins most often. */
export function createMasterPolicy(context: SearchContext, { report, effort }: MasterOptions): Policy {
  const rollout = createRollout(context)

  return situation => {
    const ending = endByPassing(situation)
    if (ending) return ending
    context.judge.setUnseen(situation.unseen)
    const runners = candidates(context, situation)
    if (runners.length === 0) return chooseWithoutPlay(situation)
    const best = findBestArm<Choice, Parameters<typeof rollout>[2]>(runners, {
      trust: PRIOR_SAMPLES,
      effort,
      worlds: generateDeterminizations(situation, situation.random),
      sample: (choice, world) => {
        const { lead, left } = rollout(choice, situation, world)
        return winProbability(lead, left, context.values)
      },
      watch: done => report({ done, of: effort }) !== false,
    })
    return best ?? chooseWithoutPlay(situation)
  }
}

function candidates(context: SearchContext, situation: Observation): readonly Arm<Choice>[] {
  const { finder, bag, left, own, other } = situation
  const { judge, values } = context
  const isLast = left <= BAG_SIZE
  const plays = judge
    .rankPlays(finder, bag, left, MAX_PLAYS_RANKED)
    .filter(({ play }) => context.isInoffensive(play, finder))
    .slice(0, isLast ? MAX_PLAYS_RANKED : MAX_CANDIDATES)
  if (plays.length === 0) return []
  const found = [
    ...plays.map(({ play, value }) => ({
      item: { kind: 'place', play } as Choice,
      value,
      rest: left - play.letters.length,
    })),
    ...waitingChoices(context, situation),
  ]
  const most = Math.max(...found.map(({ value }) => value))
  return found
    .filter(({ value }) => isLast || value > most - MAX_DEFICIT)
    .map(({ item, value, rest }) => ({ item, guess: winProbability(own - other + value, rest, values) }))
}

/** Turns without a word. A player does not wait for an opponent who waits, or both would wait for ever. */
function waitingChoices({ judge }: SearchContext, { bag, left, idle, passes, own, other }: Observation) {
  const ways = idle > 0 && !(passes > 0 && own > other) ? [] : judge.rankExchanges(bag, left)
  const exchange = idle > 0 ? undefined : ways.find(({ letters }) => letters.length > 0)
  const pass = ways.find(({ letters }) => letters.length === 0 && (left <= WAIT_BELOW_LETTERS || passes > 0))
  return [
    ...(exchange
      ? [
          {
            item: { kind: 'exchange', letters: exchange.letters } as Choice,
            value: exchange.value,
            rest: left,
          },
        ]
      : []),
    ...(pass ? [{ item: { kind: 'pass' } as Choice, value: pass.value, rest: left }] : []),
  ]
}
