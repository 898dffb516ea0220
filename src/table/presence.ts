import { accept, type Result } from '#kernel/result.ts'
import type { Action } from './action.ts'
import type { Clocks } from './clocks.ts'
import { NO_POLICY, type TablePolicy } from './policy.ts'
import { reject } from './refusals.ts'

export type PresenceAction = Extract<Action, { do: 'leave' | 'return' }>

interface AttendedTable {
  readonly record: { readonly policy?: TablePolicy }
  readonly clocks: Clocks
}

/** The clocks after a player has left or returned. */
export function clocksAfterPresence(
  table: AttendedTable,
  action: PresenceAction,
  at: number,
): Result<Clocks> {
  const { seat } = action
  const leaves = action.do === 'leave'
  const isAway = table.clocks.awaySince[seat] !== null
  if (leaves === isAway) return reject(leaves ? 'already-away' : 'already-here')
  // The grace period starts at the player's last message, which may be before the absence was noticed.
  const since = action.do === 'leave' ? Math.min(at, action.since ?? at) : null
  const awaySince = table.clocks.awaySince.with(seat, since)
  return accept({ actingSince: actingSinceReturn(table, action, at), awaySince })
}

/** Where the table waits for a player who is away, that player's clock goes on from where it was. */
function actingSinceReturn(
  { clocks, record }: AttendedTable,
  { do: kind, seat }: PresenceAction,
  at: number,
): Clocks['actingSince'] {
  const { actingSince, awaySince } = clocks
  const since = actingSince[seat]!
  const away = awaySince[seat]!
  const waits = (record.policy ?? NO_POLICY).graceMs === null
  if (kind === 'leave' || !waits || since === null || away === null) return actingSince
  return actingSince.with(seat, since + at - Math.max(since, away))
}
