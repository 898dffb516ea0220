import { accept, type Rejection, refusalSentence, rejectionWith } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { findLayoutFaults } from '../engine/layout-faults.ts'
import { type Layout, solvedGrid } from '../rules/layout.ts'
import { sortedLetters } from '../rules/letters.ts'
import { type Refusals, reject } from '../rules/refusals.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { refusals } from '../text/en-refusals.ts'
import { toolText } from '../text/en-terminal.ts'
import type { PuzzleJson } from './puzzle-json.ts'
import { readPuzzleJson } from './read-puzzle-json.ts'

type Fault = Rejection<Refusals>

const fault = rejectionWith<Refusals>()

export const checkTool: Tool<WorderlyTypes['refusals']> = {
  summary: toolText.check.summary,
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

function faultsIn(text: string): readonly Fault[] {
  const read = readPuzzleJson(text)
  if (!read.ok) return [read.rejection]
  const { described, layout } = read.value
  const faults = [...letterFaults(described, layout), ...findLayoutFaults(layout)]
  const isDrawable = !faults.some(({ code }) => code === 'outside')
  return isDrawable ? [...faults, ...gridFaults(described, layout)] : faults
}

function letterFaults({ main, letters }: PuzzleJson, { words }: Layout): Fault[] {
  const faults: Fault[] = []
  const diagonal = words.find(({ direction }) => direction === 'diagonal')?.word
  if (diagonal !== undefined && diagonal !== main)
    faults.push(fault('main-differs', { word: main, other: diagonal }))
  if (sortedLetters(letters) !== sortedLetters(main))
    faults.push(fault('letters-differ', { word: main, letters }))
  if (letters === main) faults.push(fault('letters-spell', { word: main }))
  return faults
}

/** The grid must match its words, capitals on the diagonal included (W5). */
function gridFaults({ grid }: PuzzleJson, layout: Layout): Fault[] {
  const wanted = solvedGrid(layout)
  return Array.from({ length: Math.max(grid.length, wanted.length) }, (_, row) => row)
    .filter(row => grid[row] !== wanted[row])
    .map(row => fault('grid-differs', { row: row + 1, given: grid[row] ?? '', wanted: wanted[row] ?? '' }))
}

function writeFaults({ json, write }: ToolCall, line: number, faults: readonly Fault[]): void {
  const sentences = faults.map(each => refusalSentence(each, refusals))
  if (json) write(JSON.stringify({ line, valid: faults.length === 0, faults: sentences }))
  else if (faults.length === 0) write(toolText.check.valid(line))
  else for (const sentence of sentences) write(toolText.check.fault(line, sentence))
}
