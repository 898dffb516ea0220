import type { Topology } from '../../rules/topology.ts'
import { neededSteps } from '../needed-steps.ts'
import { createSuppositionFollower } from '../techniques/follow-supposition.ts'
import { everyStep } from '../techniques/next-step.ts'
import {
  type Conclusion,
  gradeOf,
  opposite,
  type Position,
  type SettledMark,
  type Step,
} from '../techniques/technique.ts'

/** How right marks follow from the marks before them. */
export type Deduction =
  /** By one step, once the cells are kept that follow without shading anything: few players circle these. */
  | { readonly kind: 'step'; readonly step: Step }
  /** By steps that shade other cells first. */
  | { readonly kind: 'ahead'; readonly steps: readonly Step[] }
  /** By one supposition. */
  | { readonly kind: 'supposition' }
  /** Neither by a technique nor by one supposition. */
  | { readonly kind: 'guess'; readonly cells: readonly number[] }

type Known = readonly (SettledMark | undefined)[]

interface Reached {
  readonly known: (SettledMark | undefined)[]
  readonly steps: readonly Step[]
}

/** How the marks of one move follow from the right marks before it; the hardest to see of them counts. */
export function deduce({ topology, known }: Position, made: readonly Conclusion[]): Deduction {
  const shaded = new Set(made.filter(({ mark }) => mark === 'shaded').map(({ cell }) => cell))
  const near = closure(topology, known, ({ cell, mark }) => mark === 'kept' || shaded.has(cell))
  if (isReached(near, made)) return { kind: 'step', step: hardestLast(near.steps, made) }
  const far = closure(topology, known, () => true)
  if (isReached(far, made)) {
    const isGoal = ({ cell }: Conclusion) => made.some(one => one.cell === cell)
    return { kind: 'ahead', steps: neededSteps(topology, far.steps, isGoal) }
  }
  const rest = made.filter(({ cell }) => far.known[cell] === undefined)
  const guessed = rest.filter(one => !followsBySupposition({ topology, known: far.known }, one))
  return guessed.length === 0
    ? { kind: 'supposition' }
    : { kind: 'guess', cells: guessed.map(({ cell }) => cell) }
}

/** The easiest step that shades a cell at once, other than the given ones. */
export function easiestShading(position: Position, made: readonly Conclusion[]): Step | undefined {
  const isOther = ({ cell, mark }: Conclusion) => mark === 'shaded' && !made.some(one => one.cell === cell)
  return everyStep(position).find(({ conclusions }) => conclusions.some(isOther))
}

/** Every conclusion of the techniques of grades 1 to 3 that may be drawn, round by round, the easiest first in each. */
function closure(topology: Topology, known: Known, mayDraw: (conclusion: Conclusion) => boolean): Reached {
  const reached = [...known]
  const steps: Step[] = []
  for (;;) {
    const before = steps.length
    for (const step of everyStep({ topology, known: [...reached] })) {
      const conclusions = step.conclusions.filter(one => reached[one.cell] === undefined && mayDraw(one))
      if (conclusions.length === 0) continue
      for (const { cell, mark } of conclusions) reached[cell] = mark
      steps.push({ ...step, conclusions })
    }
    if (steps.length === before) return { known: reached, steps }
  }
}

function isReached({ known }: Reached, made: readonly Conclusion[]): boolean {
  return made.every(({ cell, mark }) => known[cell] === mark)
}

/** The hardest step that marks one of these cells; among equals one that shades, which matters more than a circle. */
function hardestLast(steps: readonly Step[], made: readonly Conclusion[]): Step {
  const weight = ({ technique, conclusions }: Step) =>
    2 * gradeOf(technique) + (conclusions.some(({ mark }) => mark === 'shaded') ? 1 : 0)
  return steps
    .filter(({ conclusions }) => conclusions.some(({ cell }) => made.some(one => one.cell === cell)))
    .reduce((one, other) => (weight(other) > weight(one) ? other : one))
}

/** Whether the opposite mark breaks a rule, or the mark comes out the same whichever way another cell goes. */
function followsBySupposition(position: Position, { cell, mark }: Conclusion): boolean {
  const follow = createSuppositionFollower(position.topology)
  if (follow(position, { cell, mark: opposite(mark) }).breaches.length > 0) return true
  return position.known.some(
    (known, other) =>
      known === undefined &&
      other !== cell &&
      follow(position, { cell: other, mark: 'kept' }).marks[cell] === mark &&
      follow(position, { cell: other, mark: 'shaded' }).marks[cell] === mark,
  )
}
