import type { Topology } from '../rules/topology.ts'
import { borderOf } from './techniques/connectivity.ts'
import type { Conclusion, Step, TechniqueCode } from './techniques/technique.ts'
import { TECHNIQUES } from './techniques/techniques.ts'

const BY_NUMBERS: ReadonlySet<TechniqueCode> = new Set(
  TECHNIQUES.filter(({ byNumbers }) => byNumbers).map(({ code }) => code),
)

/**
 * The steps that are needed to find the shaded cells, in their order. The grader also takes easy steps whose
 * conclusions are never used; an explanation leaves them out. With a goal, the steps that lead to it instead.
 */
export function neededSteps(
  topology: Topology,
  steps: readonly Step[],
  isGoal: (conclusion: Conclusion) => boolean = ({ mark }) => mark === 'shaded',
): Step[] {
  const needed = new Set<number>()
  return steps
    .toReversed()
    .filter(step => {
      const counts = step.conclusions.some(one => isGoal(one) || needed.has(one.cell))
      if (counts) for (const cell of cellsUsedBy(topology, step)) needed.add(cell)
      return counts
    })
    .toReversed()
}

/** The cells whose marks a step uses. */
function cellsUsedBy(topology: Topology, { technique, from, suppositions = [] }: Step): readonly number[] {
  if (BY_NUMBERS.has(technique)) return []
  return [
    ...from,
    ...suppositions.flatMap(({ steps, breach }) => [
      ...steps.flatMap(step => step.from),
      ...(breach === undefined
        ? []
        : breach.rule === 'divided'
          ? borderOf(topology, breach.cells)
          : breach.cells),
    ]),
  ]
}
