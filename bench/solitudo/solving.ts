import { generate } from '#games/solitudo/engine/generator/generate.ts'
import { solve } from '#games/solitudo/engine/solver/solve.ts'
import type { PuzzleRequest } from '#games/solitudo/rules/puzzle-request.ts'
import { randomFor } from '#kernel/random.ts'
import { cpuMs } from '../timing/cpu-time.ts'

const SIZES = [
  { shape: 'square', size: 10, count: 200 },
  { shape: 'square', size: 17, count: 100 },
  { shape: 'square', size: 30, count: 10 },
  { shape: 'hexagon', size: 7, count: 100 },
  { shape: 'holed', size: 7, count: 20 },
] as const

export interface SolveTiming {
  readonly request: PuzzleRequest
  readonly count: number
  readonly meanMs: number
  readonly longestMs: number
  readonly steps: number
}

export function measureSolving(): SolveTiming[] {
  return SIZES.map(({ shape, size, count }) => {
    const request: PuzzleRequest = { shape, size, grade: 4 }
    const puzzles = Array.from(
      { length: count },
      (_, index) => generate(request, randomFor('hard', index))!.puzzle,
    )
    for (const puzzle of puzzles.slice(0, 10)) solve(puzzle)
    let steps = 0
    const times = puzzles.map(puzzle => {
      const start = cpuMs()
      const solved = solve(puzzle)
      if (solved.solutions !== 1) throw new Error('a puzzle does not have exactly one solution')
      steps += solved.steps
      return cpuMs() - start
    })
    const total = times.reduce((sum, ms) => sum + ms, 0)
    return { request, count, meanMs: total / count, longestMs: Math.max(...times), steps: steps / count }
  })
}
