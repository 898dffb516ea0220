import { isObject } from '#kernel/json.ts'
import type { Rules } from '#kernel/rules.ts'

/** The terms of an online table that are not options of its game. They are fixed before the game begins. */
export interface TablePolicy {
  /** How long a player may be away before losing; null if the table waits, with that player's clock stopped. */
  readonly graceMs: number | null
  /** Whether a game that somebody leaves, resigns or loses on time counts before every player has moved. */
  readonly earlyEnd: 'counts' | 'aborts'
}

/** The time to come back where moves are timed, and at tables of earlier versions. */
export const GRACE_MS = 30_000
const TEN_MINUTES_MS = 600_000
const DAY_MS = 86_400_000

/** The policy of local tables, and of online tables of earlier versions. */
export const NO_POLICY: TablePolicy = { graceMs: GRACE_MS, earlyEnd: 'counts' }

/** The times to come back that a table between people may offer, the default first. `fixed` is the game's own. */
export function graceChoices(
  rules: Pick<Rules, 'timing'>,
  fixed: number | undefined,
  params: object,
): readonly number[] {
  if (fixed !== undefined) return [fixed]
  return rules.timing(params).kind === 'per-move' ? [GRACE_MS] : [TEN_MINUTES_MS, DAY_MS]
}

export function isTablePolicy(value: unknown): value is TablePolicy {
  if (!isObject(value)) return false
  const { graceMs, earlyEnd } = value
  const isGrace = graceMs === null || (Number.isSafeInteger(graceMs) && (graceMs as number) > 0)
  return isGrace && (earlyEnd === 'counts' || earlyEnd === 'aborts')
}
