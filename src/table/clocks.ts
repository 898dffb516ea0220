import type { GameTypes, Rules, Seat, Step } from '#kernel/rules.ts'
import { stateOf } from './state.ts'

/** How long a player who left may take to come back. */
export const GRACE_MS = 30_000

/** Since when each seat has been awaited, and since when each has been gone. */
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
  const nobody = Array.from({ length: seats }, () => null)
  return { actingSince: nobody, awaySince: nobody }
}

interface TimedTable<T extends GameTypes> {
  readonly rules: Rules<T>
  readonly record: { readonly params: object }
  readonly opening: Step<T>
  readonly turns: readonly { readonly state: T['state'] }[]
  readonly cursor: number
  readonly clocks: Clocks
  readonly ending?: object
}

/** Every instant at which something runs out, the earliest first; of two at once a move's before a grace, then the lower seat's. */
export function deadlines<T extends GameTypes>(table: TimedTable<T>): readonly Deadline[] {
  if (table.ending) return []
  const due: Deadline[] = []
  const timing = table.rules.timing(table.record.params)
  const { actingSince, awaySince } = table.clocks
  for (let seat = 0; timing.kind === 'per-move' && seat < actingSince.length; seat++) {
    const since = actingSince[seat]!
    if (since === null) continue
    const ms = table.rules.moveTimeMs?.(stateOf(table), seat) ?? timing.ms
    due.push({ at: since + ms, seat, kind: 'move', onExpiry: timing.onExpiry })
  }
  for (let seat = 0; seat < awaySince.length; seat++) {
    const since = awaySince[seat]!
    if (since !== null) due.push({ at: since + GRACE_MS, seat, kind: 'grace' })
  }
  return due.length > 1 ? due.sort((one, other) => one.at - other.at) : due
}

/** The next instant at which something runs out. A shell keeps one timer for it and then sends `expire`. */
export function nextDeadline<T extends GameTypes>(table: TimedTable<T>): Deadline | undefined {
  return deadlines(table)[0]
}
