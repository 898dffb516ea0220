import type { Rules, Seat } from '#kernel/rules.ts'
import type { Snapshot } from '#session/session.ts'

/** The time that a player has left for a move. */
export interface Countdown {
  readonly seconds: number
  /** As minutes and seconds: 0:42. */
  readonly text: string
  /** Whether the player should be warned. */
  readonly isLow: boolean
}

/** From here on a clock warns. */
const LOW_SECONDS = 15

/** The countdown of a seat; undefined while no clock runs for it. */
export function moveCountdown(
  rules: Pick<Rules, 'timing' | 'moveTimeMs'>,
  { params, deadlines }: Pick<Snapshot, 'params' | 'deadlines'>,
  seat: Seat,
  now: number,
): Countdown | undefined {
  const due = deadlines.find(one => one.seat === seat && one.kind === 'move')
  if (!due) return undefined
  const timing = rules.timing(params)
  // Where the time differs from move to move, only the table knows it.
  const isFixed = timing.kind === 'per-move' && !rules.moveTimeMs
  // Never more than the time for a move, however much the clocks of two devices differ.
  const ms = Math.min(due.at - now, isFixed ? timing.ms : Number.POSITIVE_INFINITY)
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return {
    seconds,
    text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    isLow: seconds <= LOW_SECONDS,
  }
}
