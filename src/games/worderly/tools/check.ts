import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { findLayoutFaults } from '../engine/layout-faults.ts'
import { puzzleRejectionWords } from '../puzzle-rejection-words.ts'
import { type Layout, solvedGrid } from '../rules/layout.ts'
import { sortedLetters } from '../rules/letters.ts'
import type { PuzzleJson } from './puzzle-json.ts'
import { readPuzzleJson } from './read-puzzle-json.ts'

export const checkTool: Tool = {
  summary: 'Checks puzzles, one JSON object a line, and says what is wrong with each.',
  inputsUsage: 'FILE|-',
  flags: {},
  examples: [
    'quincunx worderly check puzzles.jsonl',
    'quincunx worderly generate --count 100 --json | quincunx worderly check -',
  ],
  async run(call) {
    if (call.inputs.length === 0) return reject('puzzles-missing')
    let given = 0
    let wrong = 0
    for (const { line, text } of call.inputs.flatMap(linesOf)) {
      given++
      const faults = faultsIn(text)
      if (faults.length > 0) wrong++
      writeFaults(call, line, faults)
    }
    if (given === 0) return reject('puzzles-missing')
    return wrong === 0 ? accept(undefined) : reject('puzzles-wrong', { wrong, given })
  },
}

function linesOf(input: string): { readonly line: number; readonly text: string }[] {
  return input
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

function faultsIn(text: string): readonly Rejection[] {
  const read: Result<{ described: PuzzleJson; layout: Layout }> = readPuzzleJson(text)
  if (!read.ok) return [read.rejection]
  const { described, layout } = read.value
  const faults = [...letterFaults(described, layout), ...findLayoutFaults(layout)]
  const isDrawable = !faults.some(({ code }) => code === 'outside')
  return isDrawable ? [...faults, ...gridFaults(described, layout)] : faults
}

function letterFaults({ main, letters }: PuzzleJson, { words }: Layout): Rejection[] {
  const faults: Rejection[] = []
  const diagonal = words.find(({ direction }) => direction === 'diagonal')?.word
  if (diagonal !== undefined && diagonal !== main)
    faults.push({ code: 'main-differs', details: { word: main, other: diagonal } })
  if (sortedLetters(letters) !== sortedLetters(main))
    faults.push({ code: 'letters-differ', details: { word: main, letters } })
  if (letters === main) faults.push({ code: 'letters-spell', details: { word: main } })
  return faults
}

/** The grid must be what its words make of it, capitals on the diagonal included (W5). */
function gridFaults({ grid }: PuzzleJson, layout: Layout): Rejection[] {
  const wanted = solvedGrid(layout)
  return Array.from({ length: Math.max(grid.length, wanted.length) }, (_, row) => row)
    .filter(row => grid[row] !== wanted[row])
    .map(row => ({
      code: 'grid-differs',
      details: { row: row + 1, given: grid[row] ?? '', wanted: wanted[row] ?? '' },
    }))
}

function writeFaults({ json, write }: ToolCall, line: number, faults: readonly Rejection[]): void {
  const sentences = faults.map(fault => puzzleRejectionWords(fault) ?? fault.code)
  if (json) write(JSON.stringify({ line, valid: faults.length === 0, faults: sentences }))
  else if (faults.length === 0) write(`Line ${line}: valid.`)
  else for (const sentence of sentences) write(`Line ${line}: ${sentence}`)
}
