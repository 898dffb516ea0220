import type { Tool, ToolCall } from '#kernel/tool.ts'
import { explainPath } from '../path-words.ts'
import { boardOf } from '../rules/board.ts'
import { grade } from '../rules/grader.ts'
import { neededSteps } from '../rules/path.ts'
import { type Puzzle, writePuzzle } from '../rules/puzzle.ts'
import { solve } from '../rules/solver/solve.ts'
import { givenPuzzles, PUZZLE_FLAG } from './given.ts'
import { forEach } from './solve.ts'

export const explainTool: Tool = {
  summary: 'Tells the whole way to the solution of a puzzle, step by step, in sentences.',
  reads: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo explain puzzle.txt',
    'quincunx solitudo generate --size 6 --grade 2 | quincunx solitudo explain -',
  ],
  async run(call) {
    const given = givenPuzzles(call)
    return given.ok ? forEach(given.value, call, explain) : given
  },
}

function explain(puzzle: Puzzle, call: ToolCall): void {
  const sentences = [...wayOf(puzzle)]
  if (call.json) call.write(JSON.stringify({ puzzle: writePuzzle(puzzle), sentences }))
  else call.write([writePuzzle(puzzle), '', ...sentences, ''].join('\n'))
}

function* wayOf(puzzle: Puzzle): Generator<string> {
  const { solutions } = solve(puzzle)
  if (solutions === 0) return yield 'This puzzle has no solution.'
  if (solutions === 2)
    return yield 'This puzzle has several solutions, so reasoning alone does not lead to one.'
  const { steps, solved } = grade(puzzle)
  const board = boardOf(puzzle)
  yield* explainPath(board, solved ? neededSteps(board, steps) : steps)
  if (solved) yield* ['', ...solved]
  else yield 'From here on only suppositions within suppositions lead further.'
}
