import type { ConsultContext } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import { breachesOf } from '../../rules/board.ts'
import { breaches } from '../../rules/breaches.ts'
import { solvedMarks } from '../../rules/marks.ts'
import { type Puzzle, SHADED, type Shading } from '../../rules/puzzle.ts'
import { topologyOf } from '../../rules/topology.ts'
import { RandomShading } from '../generator/random-shading.ts'
import { gradePuzzle } from '../grader.ts'
import { solve } from '../solver/solve.ts'
import { solverBoardOf } from '../solver/solver-board.ts'
import { fillNumbers, shadedCells } from './fill-numbers.ts'
import { findRepairs } from './find-repairs.ts'
import type { Answers, PuzzleGrade, Question, SolutionCount } from './questions.ts'

/** A few seconds; beyond that the answer says that it is not proved. */
const MOST_STEPS = 100_000_000

/** Answers a composer's question. */
export function answerComposer(question: Question, context: ConsultContext): Answers[Question['ask']] {
  const { puzzle } = question
  switch (question.ask) {
    case 'solutions':
      return countSolutions(puzzle, question.painted, context)
    case 'grade':
      return gradeOf(puzzle)
    case 'repairs': {
      const { painted } = question
      const isSolution = breachesOf(puzzle, solvedMarks(painted)).length === 0
      return findRepairs(puzzle, { ...context, ...(isSolution && isPainted(painted) && { painted }) })
    }
    case 'numbers':
      return fillNumbers(puzzle, question.painted, { ...context, grade: question.grade })
  }
}

function countSolutions(puzzle: Puzzle, painted: Shading, { report }: ConsultContext): SolutionCount {
  const onProgress = (steps: number) => report({ done: steps }) !== false
  const { solutions, first, second, complete } = solve(puzzle, { limit: MOST_STEPS, onProgress })
  return {
    solutions,
    ...(first && { first }),
    ...(second && { second }),
    isProved: complete,
    shadeable: isPainted(painted) ? shadeableCells(puzzle, painted) : [],
  }
}

function gradeOf(puzzle: Puzzle): PuzzleGrade {
  const { grade, hardest } = gradePuzzle(puzzle)
  return { grade: grade ?? null, hardest: grade === undefined ? null : (hardest ?? null) }
}

function isPainted(shading: Shading): boolean {
  return shading.some(row => row.includes(SHADED))
}

/** The cells that could be shaded as well; none where the shading breaks a rule by itself. */
function shadeableCells(puzzle: Puzzle, painted: Shading): readonly Cell[] {
  const topology = topologyOf(puzzle)
  const isShaded = (index: number) => {
    const { row, column } = topology.cells[index]!
    return painted[row]!.charAt(column) === SHADED
  }
  if (breaches(topology, isShaded).some(({ rule }) => rule !== 'repeated')) return []
  const board = solverBoardOf(puzzle)
  const shading = new RandomShading(board)
  shading.setShaded(shadedCells(board, painted))
  return shading.shadeableCells().map(index => topology.cells[index]!)
}
