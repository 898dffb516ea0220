import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { solve } from '../engine/solver/solve.ts'
import { puzzleRejectionWords } from '../puzzle-rejection-words.ts'
import type { Puzzle, Shading } from '../rules/puzzle.ts'
import { GRADE_NAMES } from '../rules/types.ts'
import { TECHNIQUE_WORDS } from '../technique-words.ts'
import { type InputPuzzle, PUZZLE_FLAG, readInputPuzzles } from './input-puzzles.ts'

export const solveTool: Tool = {
  summary: 'Tells how many solutions puzzles have, with one of them and how hard each is to find.',
  inputsUsage: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo solve --puzzle "https://puzz.link/p?hitori/4/4/1114142333214213"',
    'quincunx solitudo solve puzzles.txt --json',
    'quincunx solitudo generate --count 100 --json | quincunx solitudo solve - --json',
  ],
  async run(call) {
    const given = readInputPuzzles(call)
    return given.ok ? forEachPuzzle(given.value, call, solvePuzzle) : given
  },
}

/** Does something with each puzzle; one that is none is told where it stands, and the others go on. */
export function forEachPuzzle(
  given: readonly InputPuzzle[],
  call: ToolCall,
  run: (puzzle: Puzzle, call: ToolCall) => void,
): Result<undefined> {
  let refused = 0
  for (const { line, puzzle } of given) {
    if (puzzle.ok) run(puzzle.value, call)
    else {
      refused++
      const error = reason(puzzle.rejection)
      call.write(call.json ? JSON.stringify({ line, error }) : `Line ${line}: ${error}`)
    }
  }
  return refused === 0 ? accept(undefined) : reject('puzzles-refused', { refused, given: given.length })
}

function reason(rejection: Rejection): string {
  return puzzleRejectionWords(rejection) ?? rejection.code
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
  /** Null where there is not one solution, or where more than one supposition at a time is needed. */
  readonly grade: number | null
  readonly hardest: keyof typeof TECHNIQUE_WORDS | null
  /** How long the proof took; finding the way a person would go is not counted. */
  readonly ms: number
}

function formatReport({ solutions, solution, grade: found, hardest, ms }: SolveReport): string {
  const time = `${ms} ms`
  if (!solution) return `No solution. ${time}\n`
  if (solutions === 2) return `${solution.join('\n')}\nOne of several solutions. ${time}\n`
  const hard = found ? `grade ${found}, ${GRADE_NAMES[found - 1]}` : 'beyond one supposition at a time'
  const step = hardest ? `; the hardest step is “${TECHNIQUE_WORDS[hardest].name}”` : ''
  return `${solution.join('\n')}\nThe only solution: ${hard}${step}. ${time}\n`
}
