import type { GameTypes, Rules, Seat, Step } from '#kernel/rules.ts'
import { NO_POLICY, type TablePolicy } from './policy.ts'
import { stateOf } from './table.ts'

/** For each seat: since when it has been to act, and since when its player has been away. */
export interface Clocks {
  readonly actingSince: readonly (number | null)[]
  readonly awaySince: readonly (number | null)[]
}

export type Deadline =
  | {
      readonly at: number
      readonly seat: Seat
      readonly kind: 'move'
      readonly onExpiry: 'forfeit' | 'autoplay'
    }
  | { readonly at: number; readonly seat: Seat; readonly kind: 'grace' }

export function startClocks(seats: number): Clocks {
  const none = Array.from({ length: seats }, () => null)
  return { actingSince: none, awaySince: none }
}

interface Reopening {
  readonly at: number
  readonly lastActionAt: number
  /** When the table was closed, if that is known. */
  readonly closedAt: number | undefined
}

/** The clocks without the time during which the table was closed. A time before the last action cannot be right. */
export function reopenedClocks({ actingSince }: Clocks, { at, lastActionAt, closedAt }: Reopening): Clocks {
  const afresh = startClocks(actingSince.length)
  if (closedAt === undefined || closedAt > at || closedAt < lastActionAt) return afresh
  return { ...afresh, actingSince: actingSince.map(since => since && since + at - closedAt) }
}

interface TimedTable<T extends GameTypes> {
  readonly rules: Rules<T>
  readonly record: { readonly params: object; readonly policy?: TablePolicy }
  readonly opening: Step<T>
  readonly turns: readonly { readonly state: T['state'] }[]
  readonly cursor: number
  readonly clocks: Clocks
  readonly ending?: object
}

/** All deadlines, the earliest first. Ties: move deadlines before grace periods, then the lower seat. */
export function deadlines<T extends GameTypes>(table: TimedTable<T>): readonly Deadline[] {
  if (table.ending) return []
  const due: Deadline[] = []
  const timing = table.rules.timing(table.record.params)
  const { actingSince, awaySince } = table.clocks
  const { graceMs } = table.record.policy ?? NO_POLICY
  for (let seat = 0; timing.kind === 'per-move' && seat < actingSince.length; seat++) {
    const since = actingSince[seat]!
    if (since === null || (graceMs === null && awaySince[seat] !== null)) continue
    const ms = table.rules.moveTimeMs?.(stateOf(table), seat) ?? timing.ms
    due.push({ at: since + ms, seat, kind: 'move', onExpiry: timing.onExpiry })
  }
  for (let seat = 0; graceMs !== null && seat < awaySince.length; seat++) {
    const since = awaySince[seat]!
    if (since !== null) due.push({ at: since + graceMs, seat, kind: 'grace' })
  }
  return due.length > 1 ? due.sort((one, other) => one.at - other.at) : due
}

/** The earliest deadline. The shell sets one timer for it and then performs `expire`. */
export function nextDeadline<T extends GameTypes>(table: TimedTable<T>): Deadline | undefined {
  return deadlines(table)[0]
}
