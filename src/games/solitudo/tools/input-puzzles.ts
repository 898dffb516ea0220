import { accept, type Result, reject } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { readAnyPuzzle } from '../formats/read-any.ts'
import { checkPuzzle } from '../rules/check.ts'
import type { Puzzle } from '../rules/puzzle.ts'

/** A puzzle that was handed to a tool, or why it is none, with the line on which it stands. */
export interface InputPuzzle {
  readonly line: number
  readonly puzzle: Result<Puzzle>
}

export const PUZZLE_FLAG: ToolFlag = {
  kind: 'text',
  value: 'TEXT',
  help: 'a puzzle itself, instead of a file: an address, a game id or a text',
}

/** The puzzles of the files, or the one in the flag. */
export function readInputPuzzles({ flags, inputs }: ToolCall): Result<readonly InputPuzzle[]> {
  const texts = typeof flags.puzzle === 'string' ? [flags.puzzle] : inputs
  if (texts.length === 0) return reject('puzzles-missing')
  return accept(texts.flatMap(parsePuzzles))
}

const NUMBERS_ONLY = /^\s*\d+([\s,;|]+\d+)+\s*$/

/** One puzzle a line; rows of numbers that follow each other are one puzzle. */
export function parsePuzzles(text: string): InputPuzzle[] {
  const lines = text.split('\n')
  const given: InputPuzzle[] = []
  for (let first = 0; first < lines.length; first++) {
    if (lines[first]!.trim() === '') continue
    let last = first
    while (NUMBERS_ONLY.test(lines[first]!) && NUMBERS_ONLY.test(lines[last + 1] ?? '')) last++
    given.push({ line: first + 1, puzzle: readPlayable(lines.slice(first, last + 1).join('\n')) })
    first = last
  }
  return given
}

function readPlayable(text: string): Result<Puzzle> {
  const read = readAnyPuzzle(text)
  const refused = read.ok ? checkPuzzle(read.value) : undefined
  // A board with nothing to shade can be solved all the same.
  return refused && refused.code !== 'nothing-repeated' ? { ok: false, rejection: refused } : read
}
