import { accept, type Result, reject } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { checkPuzzle } from '../rules/check.ts'
import { readAnyPuzzle } from '../rules/formats/any.ts'
import type { Puzzle } from '../rules/puzzle.ts'

/** A puzzle that was handed to a tool, or why it is none, with the line on which it stands. */
export interface Given {
  readonly line: number
  readonly puzzle: Result<Puzzle>
}

export const PUZZLE_FLAG: ToolFlag = {
  kind: 'text',
  value: 'TEXT',
  help: 'a puzzle itself, instead of a file: an address, a game id or a text',
}

/** The puzzles of the files, or the one in the flag. */
export function givenPuzzles({ flags, inputs }: ToolCall): Result<readonly Given[]> {
  const texts = typeof flags.puzzle === 'string' ? [flags.puzzle] : inputs
  if (texts.length === 0) return reject('puzzles-missing')
  return accept(texts.flatMap(puzzlesIn))
}

const NUMBERS_ONLY = /^\s*\d+([\s,;|]+\d+)+\s*$/

/** One puzzle a line; rows of numbers that follow each other are one puzzle. */
export function puzzlesIn(text: string): Given[] {
  const lines = text.split('\n')
  const given: Given[] = []
  for (let first = 0; first < lines.length; first++) {
    if (lines[first]!.trim() === '') continue
    let last = first
    while (NUMBERS_ONLY.test(lines[first]!) && NUMBERS_ONLY.test(lines[last + 1] ?? '')) last++
    given.push({ line: first + 1, puzzle: playable(lines.slice(first, last + 1).join('\n')) })
    first = last
  }
  return given
}

function playable(text: string): Result<Puzzle> {
  const read = readAnyPuzzle(text)
  const refused = read.ok ? checkPuzzle(read.value) : undefined
  // A board with nothing to shade can be solved all the same.
  return refused && refused.code !== 'nothing-repeated' ? { ok: false, rejection: refused } : read
}
