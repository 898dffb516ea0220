import type { Result } from '#kernel/result.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { readJson } from './json.ts'
import { readMatrix } from './matrix.ts'
import { isPuzzLink, readPuzzLink } from './puzz-link.ts'
import { isSinglesId, readSinglesId } from './singles.ts'

/** Reads a puzzle in any form it may be pasted in. */
export function readAnyPuzzle(text: string): Result<Puzzle, FormatRefusals> {
  const pasted = text.trim()
  // Our own form first: three of its short rows can look like the end of an address, an address never like even rows.
  const own = pasted.includes('/') ? readPuzzle(pasted) : undefined
  if (own?.ok) return own
  if (/^[[{]/.test(pasted)) return readJson(pasted)
  if (isPuzzLink(pasted)) return readPuzzLink(pasted)
  if (isSinglesId(pasted)) return readSinglesId(pasted)
  if (pasted.includes('\n')) return readMatrix(pasted)
  return own && /^[^\s:]+$|^hex:/.test(pasted) ? own : reject('unreadable-puzzle')
}
