import type { AccountResult } from '#protocol/refusals.ts'
import { readName } from '../players/name.ts'
import type { SharedBuckets } from './limits.ts'

const WRONG_PASSWORD_CODES = ['wrong-sign-in', 'wrong-password']

/**
 * Checks a password unless too many were wrong recently. The attempt is counted before the result is known, or a
 * thousand simultaneous attempts would all be let through.
 */
export async function limitPasswordAttempts<Value>(
  { wrongByAddress, wrongByName }: Pick<SharedBuckets, 'wrongByAddress' | 'wrongByName'>,
  { address, name: typed }: { readonly address: string; readonly name: string },
  check: () => Promise<AccountResult<Value>>,
): Promise<AccountResult<Value>> {
  // All spellings of a name count together, or each would allow further attempts.
  const read = readName(typed)
  const name = (read.ok ? read.value : typed).toLowerCase()
  const byAddress = wrongByAddress.take(address)
  if (!byAddress.ok) return byAddress
  const byName = wrongByName.take(name)
  if (!byName.ok) {
    wrongByAddress.giveBack(address)
    return byName
  }
  let isWrong = false
  try {
    const result = await check()
    isWrong = !result.ok && WRONG_PASSWORD_CODES.includes(result.rejection.code)
    return result
  } finally {
    if (!isWrong) {
      wrongByAddress.giveBack(address)
      wrongByName.giveBack(name)
    }
  }
}
