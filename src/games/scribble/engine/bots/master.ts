import type { Report } from '#kernel/engine.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { winProbability } from '../evaluation/win-probability.ts'
import type { Choice, Observation, Policy } from '../self-play/self-play.ts'
import { type Arm, findBestArm } from './best-arm-search.ts'
import { generateDeterminizations } from './determinizations.ts'
import { endByPassing } from './end-by-passing.ts'
import { chooseWithoutPlay } from './no-plays.ts'
import { createRollout } from './rollout.ts'
import type { SearchContext } from './search-context.ts'

/** Plays that are tried, and those that are looked at for them; all of these when the game may end in this turn. */
const MAX_CANDIDATES = 16
const MAX_PLAYS_RANKED = 40
/** Turns that seem so many points worse than the best are not tried. */
const MAX_DEFICIT = 12
/** Samples that the first glance counts for. */
const PRIOR_SAMPLES = 8
/** With so few letters in the reservoir it may pay to wait. */
const WAIT_BELOW_LETTERS = 9

export interface MasterOptions {
  readonly report: Report
  /** How many continuations it tries in a turn. */
  readonly effort: number
}

/** Tries the best-looking turns in many worlds, and takes the one that most often leads to a win. */
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
      sample: (choice, world) => rollout(choice, situation, world),
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

/** Turns without a word. Who waits is not waited for in turn, or two would wait for ever. */
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
