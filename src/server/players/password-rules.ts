import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

/** Checks a new password. Only the length matters; rules about characters make passwords easier to guess. */
export function readPassword(typed: string, name: string): AccountResult<string> {
  const length = [...typed].length
  if (length < SHORTEST_PASSWORD) return reject('password-too-short', { least: SHORTEST_PASSWORD })
  if (length > LONGEST_PASSWORD) return reject('password-too-long', { most: LONGEST_PASSWORD })
  if (normalized(typed) === normalized(name)) return reject('password-is-the-name')
  return accept(typed)
}

function normalized(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
