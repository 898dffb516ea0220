import type { Result } from '#kernel/result.ts'
import { readName } from '../players/name.ts'
import type { SharedBuckets } from './limits.ts'

const WRONG_PASSWORD_CODES = ['wrong-sign-in', 'wrong-password']

/**
 * Lets a password be tried, unless too many were wrong lately. The try is counted before it is known to be right,
 * or a thousand at once would all come through.
 */
export async function limitPasswordAttempts<Value>(
  { wrongByAddress, wrongByName }: Pick<SharedBuckets, 'wrongByAddress' | 'wrongByName'>,
  { address, name: typed }: { readonly address: string; readonly name: string },
  check: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  // All ways to write one name count together, or each would bring new tries.
  const read = readName(typed)
  const name = (read.ok ? read.value : typed).toLowerCase()
  const byAddress = wrongByAddress.take(address)
  if (!byAddress.ok) return byAddress
  const byName = wrongByName.take(name)
  if (!byName.ok) {
    wrongByAddress.giveBack(address)
    return byName
  }
  let wrong = false
  try {
    const result = await check()
    wrong = !result.ok && WRONG_PASSWORD_CODES.includes(result.rejection.code)
    return result
  } finally {
    if (!wrong) {
      wrongByAddress.giveBack(address)
      wrongByName.giveBack(name)
    }
  }
}
