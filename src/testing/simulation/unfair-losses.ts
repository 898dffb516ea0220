import { GRACE_MS } from '#table/clocks.ts'
import type { AuditResult } from '../invariants/audit.ts'

/** What is known from outside of who was there and when the house could not do its work. */
export interface ObservedEvents {
  /** By player and table, when the house heard of the player there. */
  readonly heardAt: ReadonlyMap<string, readonly number[]>
  /** From when to when it was shut, dead or in trouble. */
  readonly outages: readonly { readonly from: number; readonly until: number }[]
}

/** Whoever comes back after a closure has at least so long, less what reopening may take in bad weather. */
const AFTER_OUTAGE_MS = 15_000

/** Games that were lost by time or absence by one who had time, or who was there. */
export function findUnfairLosses(
  { statesByTable }: AuditResult,
  { heardAt, outages }: ObservedEvents,
): readonly string[] {
  return [...statesByTable].flatMap(([id, course]) => {
    const ended = course.find(({ phase }) => phase === 'over')
    const ending = ended?.play?.ending
    if (!ended || !ending || !('loser' in ending) || ending.by === 'resignation') return []
    const at = ended.lastInstant
    const shut = outages.find(({ from, until }) => from < at && at < until + AFTER_OUTAGE_MS)
    if (shut)
      return [
        `Table ${id} was lost by ${ending.by} at ${at}, the house being shut ${shut.from} to ${shut.until}`,
      ]
    const loser = ended.seats[ending.loser]
    if (ending.by !== 'abandonment' || loser?.kind !== 'person') return []
    const last = heardAt.get(`${loser.id} ${id}`)?.findLast(instant => instant <= at - 1) ?? 0
    return at - last < GRACE_MS
      ? [`Table ${id} was lost at ${at} by ${loser.id}, who was heard of at ${last}`]
      : []
  })
}
