import { utcDay } from '#kernel/daily.ts'
import type { GameOrigin } from '../../saved-game-format.ts'
import { formatDay } from './day.ts'

/** Where a game comes from that began with a position of another one. */
export function describeOrigin({ startedAt, moves }: GameOrigin): string {
  const place = moves === 0 ? 'the start' : `move ${moves}`
  return `Played on from ${place} of the game of ${formatDay(utcDay(startedAt))}.`
}

/** The same while it is played. */
export function describeOriginInPlay(origin: GameOrigin): string {
  return `${describeOrigin(origin)} It doesn’t count in your statistics.`
}
