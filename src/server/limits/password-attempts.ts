import type { AccountResult } from '#protocol/refusals.ts'
import { readName } from '../players/name.ts'
import { nameKey } from '../storage/name-key.ts'
import { giveBackAll, type LimitUse, type RateLimits, takeAll } from './rate-limits.ts'

export interface PasswordAttempt {
  readonly address: string
  /** As it was typed. */
  readonly name: string
  /** Identifies a device on which this player has signed in before. */
  readonly device?: string | undefined
}

const WRONG_PASSWORD_CODES = ['wrong-sign-in', 'wrong-password']

/**
 * Checks a password unless too many were wrong recently. The attempt is counted before the result is known, or a
 * thousand simultaneous attempts would all be let through.
 */
export async function limitPasswordAttempts<Value>(
  rateLimits: RateLimits,
  attempt: PasswordAttempt,
  check: () => Promise<AccountResult<Value>>,
): Promise<AccountResult<Value>> {
  const uses = limitsOf(attempt)
  const allowed = await takeAll(rateLimits, uses)
  if (!allowed.ok) return allowed
  let isWrong = false
  try {
    const result = await check()
    isWrong = !result.ok && WRONG_PASSWORD_CODES.includes(result.rejection.code)
    return result
  } finally {
    if (!isWrong) await giveBackAll(rateLimits, uses)
  }
}

/** A known device has a limit of its own, so that strangers who guess cannot lock the owner out. */
function limitsOf({ address, name: typed, device }: PasswordAttempt): readonly LimitUse[] {
  // All spellings of a name count together, or each would allow further attempts.
  const read = readName(typed)
  const name = nameKey(read.ok ? read.value : typed)
  if (device !== undefined) return [['wrongByDevice', `${name} ${device}`]]
  return [
    ['wrongByAddress', address],
    ['wrongByGuesser', `${name} ${address}`],
    ['wrongByName', name],
  ]
}
