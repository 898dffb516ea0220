import type { Result } from '#kernel/result.ts'
import { hasBlanks, type Puzzle, readPuzzle, writePuzzle } from '../rules/puzzle.ts'
import { type FormatRefusals, rejectFormat as reject } from '../rules/refusals.ts'
import { checkCellCount, chunkRows } from './rows.ts'

const GAME_ID = /^(\d{1,3})(?:x(\d{1,3}))?(?:d[a-z])?([:#])(.*)$/s

/** The address that Simon Tatham's page gives: the page of one of his puzzles, and the game id after `#`. */
const PAGE = /^https?:\/\/\S+\/([a-z]+)\.html#(\S*)$/i

export function isSinglesAddress(text: string): boolean {
  return PAGE.test(text)
}

/** Reads `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#6x6:…`. */
export function readSinglesAddress(text: string): Result<Puzzle, FormatRefusals> {
  const [, kind, fragment] = PAGE.exec(text.trim()) ?? []
  if (kind === undefined) return reject('unreadable-puzzle')
  if (kind.toLowerCase() !== 'singles') return reject('another-puzzle', { kind: kind.toLowerCase() })
  const id = unescaped(fragment!)
  // Without numbers an address names a kind of puzzle, or the seed of one.
  return isSinglesId(id) ? readSinglesId(id) : reject('seed-not-puzzle')
}

function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

export function isSinglesId(text: string): boolean {
  return GAME_ID.test(text)
}

/** Reads a game id of Singles: `6x6dk:…` or `6x6:…`, width first, then a character a cell, as in our own form. */
export function readSinglesId(text: string): Result<Puzzle, FormatRefusals> {
  const [, width, height, separator, body] = GAME_ID.exec(text.trim()) ?? []
  if (width === undefined) return reject('unreadable-puzzle')
  if (separator === '#') return reject('seed-not-puzzle')
  const cols = Number(width)
  const rows = Number(height ?? width)
  const digits = [...body!]
  const blank = digits.indexOf('.')
  if (blank >= 0) return reject('blank-in-singles', { row: Math.floor(blank / cols) + 1 })
  return (
    checkCellCount(digits.length, rows, cols) ??
    readPuzzle(
      chunkRows(digits, cols)
        .map(row => row.join(''))
        .join('/'),
    )
  )
}

/** The game id of a puzzle; undefined where Singles has none: for hexagons, blank cells and numbers beyond the longer side. */
export function writeSinglesId(puzzle: Puzzle): string | undefined {
  const { shape, cells } = puzzle
  const rows = cells.length
  const cols = cells[0]!.length
  const isKnown =
    shape === 'rectangle' &&
    !hasBlanks(puzzle) &&
    cells.flat().every(number => number! <= Math.max(rows, cols))
  return isKnown ? `${cols}x${rows}:${writePuzzle(puzzle).replaceAll('/', '')}` : undefined
}
