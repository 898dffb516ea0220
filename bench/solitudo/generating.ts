import { generate } from '#games/solitudo/engine/generator/generate.ts'
import type { PuzzleRequest } from '#games/solitudo/rules/puzzle-request.ts'
import { randomFor } from '#kernel/random.ts'
import { cpuMs } from '../timing/cpu-ms.ts'

export interface GenerationRate {
  /** Puzzles a second of CPU time. */
  readonly perSecond: number
  /** What does not depend on the machine. */
  readonly stepsPerPuzzle: number
}

const WARM_UP_MS = 300

export function measureGeneration(wish: PuzzleRequest, seconds: number): GenerationRate {
  generateFor(wish, 'warm up', WARM_UP_MS)
  const { puzzles, steps, ms } = generateFor(wish, 'bench', seconds * 1000)
  return { perSecond: (puzzles * 1000) / ms, stepsPerPuzzle: steps / puzzles }
}

function generateFor(wish: PuzzleRequest, seed: string, ms: number) {
  const begun = cpuMs()
  let puzzles = 0
  let steps = 0
  let taken = 0
  const report = ({ done }: { done: number }) => {
    taken = done
  }
  while (cpuMs() - begun < ms) {
    if (!generate(wish, randomFor(seed, puzzles), { report })) throw new Error('a wish was not fulfilled')
    puzzles++
    steps += taken
  }
  return { puzzles, steps, ms: cpuMs() - begun }
}
