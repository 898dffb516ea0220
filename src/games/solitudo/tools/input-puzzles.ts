import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { readAnyPuzzle } from '../formats/read-any.ts'
import { checkPuzzle } from '../rules/check.ts'
import type { Puzzle } from '../rules/puzzle.ts'
import {
  type BoardRefusals,
  type FormatRefusals,
  rejectTool as reject,
  type ToolRefusals,
} from '../rules/refusals.ts'
import { toolText } from '../text/en.ts'

export type PuzzleRefusals = FormatRefusals & BoardRefusals

/** A puzzle from the input of a tool, or why it cannot be read, with the number of its line. */
export interface InputPuzzle {
  readonly line: number
  readonly puzzle: Result<Puzzle, PuzzleRefusals>
}

export const PUZZLE_FLAG: ToolFlag = {
  kind: 'text',
  value: 'TEXT',
  help: toolText.solve.puzzle,
}

/** The puzzles of the files, or the one in the flag. */
export function readInputPuzzles({ flags, inputs }: ToolCall): Result<readonly InputPuzzle[], ToolRefusals> {
  const texts = typeof flags.puzzle === 'string' ? [flags.puzzle] : inputs
  if (texts.length === 0) return reject('puzzles-missing')
  return accept(texts.flatMap(parsePuzzles))
}

const NUMBERS_ONLY = /^\s*\d+([\s,;|]+\d+)+\s*$/

/** Reads one puzzle per line; consecutive rows of numbers are one puzzle. */
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

function readPlayable(text: string): Result<Puzzle, PuzzleRefusals> {
  const read = readAnyPuzzle(text)
  const refused = read.ok ? checkPuzzle(read.value) : undefined
  // A board without repeated numbers is accepted: its solution shades nothing.
  return refused && refused.code !== 'nothing-repeated' ? { ok: false, rejection: refused } : read
}
