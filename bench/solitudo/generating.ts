import { generate } from '#games/solitudo/engine/generator/generate.ts'
import type { PuzzleRequest } from '#games/solitudo/rules/puzzle-request.ts'
import { randomFor } from '#kernel/random.ts'
import { cpuMs } from '../timing/cpu-time.ts'

export interface GenerationRate {
  /** Puzzles per second of CPU time. */
  readonly perSecond: number
  /** A measure that does not depend on the machine. */
  readonly stepsPerPuzzle: number
}

const WARM_UP_MS = 300

export function measureGeneration(request: PuzzleRequest, seconds: number): GenerationRate {
  generateFor(request, 'warm up', WARM_UP_MS)
  const { puzzles, steps, ms } = generateFor(request, 'bench', seconds * 1000)
  return { perSecond: (puzzles * 1000) / ms, stepsPerPuzzle: steps / puzzles }
}

function generateFor(request: PuzzleRequest, seed: string, ms: number) {
  const start = cpuMs()
  let puzzles = 0
  let steps = 0
  let lastSteps = 0
  const report = ({ done }: { done: number }) => {
    lastSteps = done
  }
  while (cpuMs() - start < ms) {
    if (!generate(request, randomFor(seed, puzzles), { report }))
      throw new Error('a puzzle could not be generated')
    puzzles++
    steps += lastSteps
  }
  return { puzzles, steps, ms: cpuMs() - start }
}
