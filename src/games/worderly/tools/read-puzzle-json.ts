import { readCell } from '#kernel/grid.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Rejected, type Result } from '#kernel/result.ts'
import type { Direction, Layout, Placement } from '../rules/layout.ts'
import { inSmallLetters } from '../rules/letter-case.ts'
import { type Refusals, reject } from '../rules/refusals.ts'
import type { PuzzleJson } from './puzzle-json.ts'

export interface ReadPuzzle {
  readonly described: PuzzleJson
  readonly layout: Layout
}

/** Reads and checks the form of a line of input; the rules of the puzzle are checked later. */
export function readPuzzleJson(text: string): Result<ReadPuzzle, Refusals> {
  const given = parseJson(text)
  if (!isObject(given)) return reject('not-json')
  for (const part of ['main', 'letters'] as const)
    if (typeof given[part] !== 'string' || given[part] === '')
      return rejectPart(part, 'a text, such as "planet"')
  for (const part of ['rows', 'cols'] as const)
    if (!Number.isInteger(given[part])) return rejectPart(part, 'a whole number')
  if (!Array.isArray(given.grid) || !given.grid.every(row => typeof row === 'string'))
    return rejectPart('grid', 'a list of texts, one a row')
  if (!Array.isArray(given.words)) return rejectPart('words', 'a list of words')
  const placements: Placement[] = []
  for (const [index, word] of given.words.entries()) {
    const placement = readPlacement(word)
    if (!placement)
      return rejectPart(
        `words[${index}]`,
        '{"word": "lane", "cell": "b3", "direction": "across"}, or “down”, or “diagonal”',
      )
    placements.push(placement)
  }
  const described = given as unknown as PuzzleJson
  // The main word, which comes first, is drawn last, so that its capitals remain.
  const ordered = placements.toSorted((one, other) => rank(one) - rank(other))
  return accept({
    described: {
      ...described,
      main: inSmallLetters(described.main),
      letters: inSmallLetters(described.letters, described.main),
    },
    layout: { rows: described.rows, cols: described.cols, words: ordered },
  })
}

function rank({ direction }: Placement): number {
  return direction === 'diagonal' ? 0 : 1
}

function readPlacement(value: unknown): Placement | undefined {
  if (!isObject(value)) return undefined
  const { word, cell, direction } = value
  const at = typeof cell === 'string' ? readCell(cell) : undefined
  const isWord = typeof word === 'string' && /^\p{L}+$/u.test(word)
  return isWord && at && isDirection(direction)
    ? { word: inSmallLetters(word), cell: at, direction }
    : undefined
}

function isDirection(value: unknown): value is Direction {
  return value === 'across' || value === 'down' || value === 'diagonal'
}

function rejectPart(part: string, wanted: string): Rejected<Refusals> {
  return reject('not-a-puzzle', { part, wanted })
}
