/** The package `quincunx/solitudo`: reads, solves, grades, explains and generates Hitori puzzles. */
import { randomFor } from '#kernel/random.ts'
import { generate } from './engine/generator/generate.ts'
import { gradePuzzle } from './engine/grader.ts'
import { neededSteps } from './engine/needed-steps.ts'
import { describeStep, type StepDescription } from './presentation/step-description.ts'
import type { Puzzle } from './rules/puzzle.ts'
import { type GeneratedPuzzle, isAvailable, type PuzzleRequest } from './rules/puzzle-request.ts'
import { topologyOf } from './rules/topology.ts'

export { type Grading, gradePuzzle } from './engine/grader.ts'
export { type SolveOptions, type SolveResult, solve } from './engine/solver/solve.ts'
export { writePuzzLink } from './formats/puzz-link.ts'
export { readAnyPuzzle } from './formats/read-any.ts'
export { writeSinglesId } from './formats/singles.ts'
export type { StepDescription } from './presentation/step-description.ts'
export { type Puzzle, readPuzzle, type Shading, writePuzzle } from './rules/puzzle.ts'
export type { GeneratedPuzzle, Grade, PuzzleRequest } from './rules/puzzle-request.ts'
export { rules } from './rules/rules.ts'
export type { SolitudoTypes } from './rules/types.ts'

/** A puzzle with exactly one solution and the wanted grade; the same for the same seed. Undefined if none exists. */
export function generatePuzzle(request: PuzzleRequest, seed: string): GeneratedPuzzle | undefined {
  return isAvailable(request) ? generate(request, randomFor(seed, 1, 'solitudo puzzles')) : undefined
}

/** The reasoning of a person, one step after the other, without steps that lead nowhere. */
export function explainPuzzle(puzzle: Puzzle): readonly StepDescription[] {
  const { steps, solved } = gradePuzzle(puzzle)
  const topology = topologyOf(puzzle)
  return (solved ? neededSteps(topology, steps) : steps).map(step => describeStep(topology, step))
}
