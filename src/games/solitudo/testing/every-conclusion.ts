import { gradePuzzle } from '../engine/grader.ts'
import { everyStep } from '../engine/techniques/next-step.ts'
import type { Conclusion, SettledMark, Step } from '../engine/techniques/technique.ts'
import { type Puzzle, SHADED, type Shading } from '../rules/puzzle.ts'
import { topologyOf } from '../rules/topology.ts'

export interface Concluded extends Conclusion {
  readonly step: Step
  /** Whether it agrees with the solution. */
  readonly holds: boolean
}

/** Everything any technique concludes in any position on the way to the solution, suppositions on that way included. */
export function everyConclusion(puzzle: Puzzle, solution: Shading): Concluded[] {
  const topology = topologyOf(puzzle)
  const right = topology.cells.map(
    ({ row, column }): SettledMark => (solution[row]![column] === SHADED ? 'shaded' : 'kept'),
  )
  const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
  return gradePuzzle(puzzle).steps.flatMap(next => {
    const steps = [...everyStep({ topology, known }), next]
    for (const { cell, mark } of next.conclusions) known[cell] = mark
    return steps.flatMap(step =>
      step.conclusions.map(({ cell, mark }) => ({ cell, mark, step, holds: right[cell] === mark })),
    )
  })
}
