import { type Cell, writeCell } from '#kernel/grid.ts'
import { randomFor } from '#kernel/random.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { findRepairs } from '../engine/composer/find-repairs.ts'
import type { Repair } from '../engine/composer/questions.ts'
import { solve } from '../engine/solver/solve.ts'
import { type Puzzle, type Shading, withNumbers, writePuzzle } from '../rules/puzzle.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { toolText } from '../text/en-tools.ts'
import { PUZZLE_FLAG } from './input-puzzles.ts'
import { forEachPuzzle } from './solve.ts'

const text = toolText.repair

export const repairTool: Tool<SolitudoTypes['refusals']> = {
  summary: text.summary,
  inputsUsage: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo repair puzzle.txt',
    'quincunx solitudo repair --puzzle 22542/42215/13352/35324/14131 --json',
  ],
  readsLines: true,
  run: call => forEachPuzzle(call, repairPuzzle),
}

/** A change of a number as it is written; 0 stands for a blank cell. */
export interface WrittenChange {
  readonly cell: string
  readonly from: number
  readonly to: number
}

interface WrittenRepair {
  readonly changes: readonly WrittenChange[]
  /** The puzzle with these changes. */
  readonly puzzle: string
  readonly solution: Shading
  readonly grade: number | null
}

function repairPuzzle(puzzle: Puzzle, call: ToolCall): void {
  const { solutions } = solve(puzzle, { onProgress: steps => call.report({ done: steps }) !== false })
  // The same puzzle always gets the same answer.
  const random = randomFor('repair', 0, 'consult')
  const { repairs, isComplete } = findRepairs(puzzle, { random, report: call.report })
  const written = repairs.map(repair => writeRepair(puzzle, repair))
  if (call.json)
    call.write(JSON.stringify({ puzzle: writePuzzle(puzzle), solutions, repairs: written, isComplete }))
  else {
    const lines = written.flatMap(({ changes, grade, puzzle }) => [
      text.change(changes, grade),
      `  ${puzzle}`,
    ])
    call.write([text.found(solutions, written.length, isComplete), ...lines, ''].join('\n'))
  }
}

function writeRepair(puzzle: Puzzle, { changes, solution, grade }: Repair): WrittenRepair {
  const numberAt = ({ row, column }: Cell) => puzzle.cells[row]![column]!
  return {
    changes: changes.map(({ cell, number }) => ({ cell: writeCell(cell), from: numberAt(cell), to: number })),
    puzzle: writePuzzle(withNumbers(puzzle, changes)),
    solution,
    grade,
  }
}
