import type { Tool, ToolCall } from '#kernel/tool.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { neededSteps } from '../engine/needed-steps.ts'
import { solve } from '../engine/solver/solve.ts'
import { explainSteps } from '../explanation-words.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { type Puzzle, writePuzzle } from '../rules/puzzle.ts'
import { PUZZLE_FLAG, readInputPuzzles } from './input-puzzles.ts'
import { forEachPuzzle } from './solve.ts'

export const explainTool: Tool = {
  summary: 'Tells the whole way to the solution of a puzzle, step by step, in sentences.',
  inputsUsage: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo explain puzzle.txt',
    'quincunx solitudo generate --size 6 --grade 2 | quincunx solitudo explain -',
  ],
  async run(call) {
    const given = readInputPuzzles(call)
    return given.ok ? forEachPuzzle(given.value, call, explain) : given
  },
}

function explain(puzzle: Puzzle, call: ToolCall): void {
  const sentences = [...explainSolution(puzzle)]
  if (call.json) call.write(JSON.stringify({ puzzle: writePuzzle(puzzle), sentences }))
  else call.write([writePuzzle(puzzle), '', ...sentences, ''].join('\n'))
}

function* explainSolution(puzzle: Puzzle): Generator<string> {
  const { solutions } = solve(puzzle)
  if (solutions === 0) return yield 'This puzzle has no solution.'
  if (solutions === 2)
    return yield 'This puzzle has several solutions, so reasoning alone does not lead to one.'
  const { steps, solved } = gradePuzzle(puzzle)
  const board = cachedTopologyOf(puzzle)
  yield* explainSteps(board, solved ? neededSteps(board, steps) : steps)
  if (solved) yield* ['', ...solved]
  else yield 'From here on only suppositions within suppositions lead further.'
}
