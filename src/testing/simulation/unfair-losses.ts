import { GRACE_MS } from '#table/policy.ts'
import type { AuditResult } from '../invariants/audit.ts'

/** Observations from outside the server: contacts of players, and outages. */
export interface ObservedEvents {
  /** By player and table: when the server received something from the player there. */
  readonly heardAt: ReadonlyMap<string, readonly number[]>
  /** When the server was down or its storage unavailable. */
  readonly outages: readonly { readonly from: number; readonly until: number }[]
  /** How long a contact with one of several nodes may remain unknown to the others. */
  readonly contactMs: number
}

/** The minimum time that players have after an outage, less the time a restart may take. */
const AFTER_OUTAGE_MS = 15_000

/** Finds games lost on time or by absence during an outage, or by a player who was present. */
export function findUnfairLosses(
  { statesByTable }: AuditResult,
  { heardAt, outages, contactMs }: ObservedEvents,
): readonly string[] {
  return [...statesByTable].flatMap(([id, states]) => {
    const ended = states.find(({ phase }) => phase === 'over')
    const ending = ended?.play?.ending
    if (!ended || !ending || !('loser' in ending) || ending.by === 'resignation') return []
    const at = ended.lastInstant
    const outage = outages.find(({ from, until }) => from < at && at < until + AFTER_OUTAGE_MS)
    if (outage)
      return [
        `Table ${id} was lost by ${ending.by} at ${at}, during the outage from ${outage.from} to ${outage.until}`,
      ]
    const loser = ended.seats[ending.loser]
    if (ending.by !== 'abandonment' || loser?.kind !== 'person') return []
    const lastContact = heardAt.get(`${loser.id} ${id}`)?.findLast(instant => instant < at - contactMs) ?? 0
    return at - lastContact < GRACE_MS - contactMs
      ? [`Table ${id} was lost at ${at} by ${loser.id}, who was present at ${lastContact}`]
      : []
  })
}
