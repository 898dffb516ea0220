import { accept, type Result, sentenceFor } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { solve } from '../engine/solver/solve.ts'
import type { TechniqueCode } from '../engine/techniques/technique.ts'
import type { Puzzle, Shading } from '../rules/puzzle.ts'
import { rejectTool as reject, type ToolRefusals } from '../rules/refusals.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { toolText } from '../text/en-tools.ts'
import { inputPuzzles, PUZZLE_FLAG } from './input-puzzles.ts'

export const solveTool: Tool<SolitudoTypes['refusals']> = {
  summary: toolText.solve.summary,
  inputsUsage: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo solve --puzzle "https://puzz.link/p?hitori/4/4/1114142333214213"',
    'quincunx solitudo solve puzzles.txt --json',
    'quincunx solitudo generate --count 100 --json | quincunx solitudo solve - --json',
  ],
  readsLines: true,
  run: call => forEachPuzzle(call, solvePuzzle),
}

/** Calls a function for each puzzle as it is read. A line that is not a puzzle is reported, and the others are still processed. */
export async function forEachPuzzle(
  call: ToolCall,
  run: (puzzle: Puzzle, call: ToolCall) => void,
): Promise<Result<undefined, ToolRefusals>> {
  const given = inputPuzzles(call)
  if (!given.ok) return given
  let count = 0
  let refused = 0
  for await (const { line, puzzle } of given.value) {
    count++
    if (puzzle.ok) run(puzzle.value, call)
    else {
      refused++
      const error = sentenceFor(puzzle.rejection, text.refusals) ?? puzzle.rejection.code
      call.write(call.json ? JSON.stringify({ line, error }) : toolText.solve.line(line, error))
    }
  }
  if (count === 0) return reject('no-puzzles')
  return refused === 0 ? accept(undefined) : reject('puzzles-refused', { refused, given: count })
}

function solvePuzzle(puzzle: Puzzle, call: ToolCall): void {
  const begun = call.now()
  const { solutions, first } = solve(puzzle, { onProgress: steps => call.report({ done: steps }) !== false })
  const ms = Math.round((call.now() - begun) * 100) / 100
  const grading = solutions === 1 ? gradePuzzle(puzzle) : undefined
  const found: SolveReport = {
    solutions,
    solution: first ?? null,
    grade: grading?.grade ?? null,
    hardest: grading?.hardest ?? null,
    ms,
  }
  call.write(call.json ? JSON.stringify(found) : formatReport(found))
}

interface SolveReport {
  /** None, one, or two for several. */
  readonly solutions: 0 | 1 | 2
  readonly solution: Shading | null
  /** Null unless there is one solution that needs at most one supposition at a time. */
  readonly grade: number | null
  readonly hardest: TechniqueCode | null
  /** The time of the proof, without the time for grading. */
  readonly ms: number
}

function formatReport({ solutions, solution, grade, hardest, ms }: SolveReport): string {
  if (!solution) return `${toolText.solve.noSolution(ms)}\n`
  const found =
    solutions === 2 ? toolText.solve.severalSolutions(ms) : toolText.solve.onlySolution(grade, hardest, ms)
  return `${solution.join('\n')}\n${found}\n`
}
