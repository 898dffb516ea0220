import { answerComposer } from '#games/solitudo/engine/composer/composer.ts'
import type { Question } from '#games/solitudo/engine/composer/questions.ts'
import { generate } from '#games/solitudo/engine/generator/generate.ts'
import { solve } from '#games/solitudo/engine/solver/solve.ts'
import { BLANK, type Puzzle, withNumbers } from '#games/solitudo/rules/puzzle.ts'
import { randomFor } from '#kernel/random.ts'
import { cpuMs } from '../timing/cpu-time.ts'

const SIZES = [6, 8, 12, 20, 30]
const PUZZLES = 10

export interface ComposeTiming {
  readonly size: number
  /** The verdict on a finished puzzle of grade 4: its solutions and its grade. */
  readonly verdictMs: number
  /** The numbers to change in a puzzle that one wrong number has spoilt. */
  readonly repairsMs: number
  readonly longestRepairsMs: number
  /** Numbers of grade 4 for a painted solution. */
  readonly fillMs: number
}

/** The time between a change in the editor and the answers of the engine. */
export function measureComposing(): ComposeTiming[] {
  return SIZES.map(size => {
    const made = Array.from(
      { length: PUZZLES },
      (_, index) => generate({ shape: 'square', size, grade: 4 }, randomFor('composing', index))!,
    )
    const verdicts: number[] = []
    const repairs: number[] = []
    const fills: number[] = []
    for (const { puzzle, solution: painted } of made) {
      const blank: Puzzle = { ...puzzle, cells: puzzle.cells.map(row => row.map(() => BLANK)) }
      verdicts.push(timeOf({ ask: 'solutions', puzzle, painted }, { ask: 'grade', puzzle }))
      repairs.push(timeOf({ ask: 'repairs', puzzle: spoilt(puzzle), painted }))
      fills.push(timeOf({ ask: 'numbers', puzzle: blank, painted, grade: 4 }))
    }
    return {
      size,
      verdictMs: mean(verdicts),
      repairsMs: mean(repairs),
      longestRepairsMs: Math.max(...repairs),
      fillMs: mean(fills),
    }
  })
}

function timeOf(...questions: readonly Question[]): number {
  const start = cpuMs()
  for (const question of questions)
    answerComposer(question, { random: randomFor('bench', 0), report: () => {} })
  return cpuMs() - start
}

/** The puzzle with the first change of a number after which it does not have exactly one solution. */
function spoilt(puzzle: Puzzle): Puzzle {
  const size = puzzle.cells.length
  for (let place = 0; place < size * size; place++) {
    const cell = { row: (place * 7) % size, column: Math.floor(place / size) }
    const number = (puzzle.cells[cell.row]![cell.column]! % size) + 1
    const changed = withNumbers(puzzle, [{ cell, number }])
    if (solve(changed).solutions !== 1) return changed
  }
  throw new Error('No single number spoils this puzzle.')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
