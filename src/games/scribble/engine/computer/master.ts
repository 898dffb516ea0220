import type { Report } from '#kernel/game.ts'
import type { Choice, Chooser, Situation } from '../../rules/self-play/self-play.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { chanceOf } from './chance.ts'
import { endByPassing } from './ending.ts'
import type { Mind } from './mind.ts'
import { type Runner, race } from './race.ts'
import { createRollout } from './rollout.ts'
import { stuck } from './stuck.ts'
import { worldsOf } from './worlds.ts'

/** Plays that are tried, and those that are looked at for them; all of these when the game may end in this turn. */
const TRIED = 16
const LOOKED_AT = 40
/** What seems so many points worse than the best is not tried. */
const HOPELESS = 12
/** Samples that the first glance counts for. */
const TRUST = 8
/** With so few letters in the reservoir it may pay to wait. */
const WAITING = 9

export interface MasterOptions {
  readonly report: Report
  /** How many continuations it tries in a turn. */
  readonly effort: number
}

/** Tries the best-looking turns in many worlds, and takes the one that most often leads to a win. */
export function createMaster(mind: Mind, { report, effort }: MasterOptions): Chooser {
  const rollout = createRollout(mind)

  return situation => {
    const ending = endByPassing(situation)
    if (ending) return ending
    mind.judge.expect(situation.unseen)
    const runners = candidates(mind, situation)
    if (runners.length === 0) return stuck(situation)
    const best = race<Choice, Parameters<typeof rollout>[2]>(runners, {
      trust: TRUST,
      effort,
      worlds: worldsOf(situation, situation.random),
      sample: (choice, world) => rollout(choice, situation, world),
      watch: done => report({ done, of: effort }) !== false,
    })
    return best ?? stuck(situation)
  }
}

function candidates(mind: Mind, situation: Situation): readonly Runner<Choice>[] {
  const { finder, bag, left, own, other } = situation
  const { judge, values } = mind
  const isLast = left <= BAG_SIZE
  const plays = judge
    .ranked(finder, bag, left, LOOKED_AT)
    .filter(({ play }) => mind.mayGive(play, finder))
    .slice(0, isLast ? LOOKED_AT : TRIED)
  if (plays.length === 0) return []
  const found = [
    ...plays.map(({ play, value }) => ({
      item: { kind: 'place', play } as Choice,
      value,
      rest: left - play.letters.length,
    })),
    ...waits(mind, situation),
  ]
  const most = Math.max(...found.map(({ value }) => value))
  return found
    .filter(({ value }) => isLast || value > most - HOPELESS)
    .map(({ item, value, rest }) => ({ item, guess: chanceOf(own - other + value, rest, values) }))
}

/** Turns without a word. Who waits is not waited for in turn, or two would wait for ever. */
function waits({ judge }: Mind, { bag, left, idle, passes, own, other }: Situation) {
  const ways = idle > 0 && !(passes > 0 && own > other) ? [] : judge.exchanges(bag, left)
  const exchange = idle > 0 ? undefined : ways.find(({ letters }) => letters.length > 0)
  const pass = ways.find(({ letters }) => letters.length === 0 && (left <= WAITING || passes > 0))
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
