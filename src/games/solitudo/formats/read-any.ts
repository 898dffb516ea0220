import type { Result } from '#kernel/result.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { readJson } from './json.ts'
import { readMatrix } from './matrix.ts'
import { isPuzzLink, readPuzzLink } from './puzz-link.ts'
import { isSinglesAddress, isSinglesId, readSinglesAddress, readSinglesId } from './singles.ts'

/** Reads a puzzle in any form it may be pasted in. */
export function readAnyPuzzle(text: string): Result<Puzzle, FormatRefusals> {
  const pasted = text.trim()
  // Our own form first: three of its short rows can look like the end of an address, an address never like even rows.
  const own = pasted.includes('/') ? readPuzzle(pasted) : undefined
  if (own?.ok) return own
  if (/^[[{]/.test(pasted)) return readJson(pasted)
  if (isSinglesAddress(pasted)) return readSinglesAddress(pasted)
  if (isPuzzLink(pasted)) return readPuzzLink(pasted)
  if (isSinglesId(pasted)) return readSinglesId(pasted)
  const [, host] = /^https?:\/\/([^\s/?#]+)\S*$/i.exec(pasted) ?? []
  if (host !== undefined) return reject('unreadable-address', { host: host.slice(0, 60) })
  if (pasted.includes('\n')) return readMatrix(pasted)
  return own && /^[^\s:]+$|^hex:/.test(pasted) ? own : reject('unreadable-puzzle')
}

/** Whether a text is a puzzle, or the address of one that other programs write, even if it is damaged. */
export function isPuzzleText(text: string): boolean {
  const read = readAnyPuzzle(text)
  return read.ok || !FOREIGN.includes(read.rejection.code)
}

/** Refusals of texts that are not puzzles of this game at all. */
const FOREIGN: readonly string[] = [
  'unreadable-puzzle',
  'unreadable-address',
  'another-puzzle',
  'json-without-cells',
  'not-a-number',
  'uneven-rows',
]
