import type { Snapshot } from '#session/session.ts'
import { winners } from '#table/action.ts'

/** A moment of a game that a device may mark by a sound or a vibration. */
export const SIGNALS = ['move', 'your-turn', 'clock', 'won', 'lost', 'over'] as const
export type Signal = (typeof SIGNALS)[number]

/** The moments of a game that a signal needs. */
export type SignalMoment = Pick<Snapshot, 'log' | 'acting' | 'people' | 'ending'>

/**
 * The signal for the change from one moment of a game to the next: the end before a turn, a turn before a move. There is
 * none when a game is opened or when moves are taken back.
 */
export function signalBetween(before: SignalMoment | undefined, after: SignalMoment): Signal | undefined {
  if (!before || before.log.length > after.log.length) return undefined
  if (after.ending) return before.ending ? undefined : signalOfEnding(after)
  if (after.log.length === before.log.length) return undefined
  const mover = after.log.at(-1)?.seat
  const you = after.people.findIndex(person => person.you)
  return you >= 0 && after.acting === you && mover !== you ? 'your-turn' : 'move'
}

/** At one screen with two people nobody is “you”, so nobody is told that they lost. */
function signalOfEnding({ ending, people }: SignalMoment): Signal | undefined {
  if (!ending || ending.by === 'abort') return undefined
  const won = winners(ending, people.length)
  const you = people.findIndex(person => person.you)
  if (won.length !== 1 && people.length > 1) return 'over'
  if (people.length === 1) return won.length > 0 ? 'won' : 'over'
  return you < 0 || won.includes(you) ? 'won' : 'lost'
}
