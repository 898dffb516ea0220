import { accept, type Result, reject } from '#kernel/result.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

/** A password that may hold a name. Length is all that is asked of it; rules about signs only make it guessable. */
export function readPassword(typed: string, name: string): Result<string> {
  const length = [...typed].length
  if (length < SHORTEST_PASSWORD) return reject('password-too-short', { least: SHORTEST_PASSWORD })
  if (length > LONGEST_PASSWORD) return reject('password-too-long', { most: LONGEST_PASSWORD })
  if (folded(typed) === folded(name)) return reject('password-is-the-name')
  return accept(typed)
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
