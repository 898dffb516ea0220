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
import { toolText } from '../text/en-tools.ts'

export type PuzzleRefusals = FormatRefusals & BoardRefusals

/** A puzzle from the input of a tool, or why it cannot be read, with the number of its first line. */
export interface InputPuzzle {
  readonly line: number
  readonly puzzle: Result<Puzzle, PuzzleRefusals>
}

export const PUZZLE_FLAG: ToolFlag = {
  kind: 'text',
  value: 'TEXT',
  help: toolText.solve.puzzle,
}

/** The puzzles of the files, or the one in the flag, one after the other. */
export function inputPuzzles({ flags, lines }: ToolCall): Result<AsyncIterable<InputPuzzle>, ToolRefusals> {
  if (typeof flags.puzzle === 'string') return accept(parsePuzzles([linesOf(flags.puzzle)]))
  return lines.length === 0 ? reject('puzzles-missing') : accept(parsePuzzles(lines))
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n')
}

/** A row of numbers and blank cells, with something between them or one character each. */
const ROW = /^\s*(?:[\d.]+(?:[\s,;|]+[\d.]+)+|(?=\D*\d)[0-9a-zA-Z.]{2,30}|\.{2,30})[\s,;|]*$/
/** More rows than any board has; they are refused as one puzzle. */
const MOST_ROWS = 100

/** Reads one puzzle per line; consecutive rows of numbers are one puzzle. */
async function* parsePuzzles(files: readonly AsyncIterable<string>[]): AsyncGenerator<InputPuzzle> {
  for (const lines of files) {
    let rows: string[] = []
    let number = 0
    const readRows = (): InputPuzzle => {
      const puzzle = { line: number - rows.length, puzzle: readPlayable(rows.join('\n')) }
      rows = []
      return puzzle
    }
    for await (const line of lines) {
      number++
      const isRow = ROW.test(line)
      if (rows.length > 0 && (!isRow || rows.length === MOST_ROWS)) yield readRows()
      if (isRow) rows.push(line)
      else if (line.trim() !== '') yield { line: number, puzzle: readPlayable(line) }
    }
    number++
    if (rows.length > 0) yield readRows()
  }
}

function readPlayable(text: string): Result<Puzzle, PuzzleRefusals> {
  const read = readAnyPuzzle(text)
  const refused = read.ok ? checkPuzzle(read.value) : undefined
  // A board without repeated numbers is accepted: its solution shades nothing.
  return refused && refused.code !== 'nothing-repeated' ? { ok: false, rejection: refused } : read
}
