import { type Breach, breaches, divided } from '../rules/breaches.ts'
import type { Puzzle, Shading } from '../rules/puzzle.ts'
import type { Grade } from '../rules/puzzle-request.ts'
import { shadingOf, type Topology, topologyOf } from '../rules/topology.ts'
import { neededSteps } from './needed-steps.ts'
import { createNextStep } from './techniques/next-step.ts'
import { gradeOf, type SettledMark, type Step, type TechniqueCode } from './techniques/technique.ts'

export interface Grading {
  /** Undefined if techniques and one supposition at a time do not suffice, or if they break a rule. */
  readonly grade: Grade | undefined
  /** The hardest technique used; undefined if none is needed. */
  readonly hardest: TechniqueCode | undefined
  /** All steps, each by the easiest technique that applies; `neededSteps` drops those that no other step uses. */
  readonly steps: readonly Step[]
  readonly solved: Shading | undefined
  /** The rule that sound reasoning breaks, which proves that the puzzle has no solution. */
  readonly breach?: Breach
}

export interface GradeOptions {
  /** Techniques beyond this grade are not tried. */
  readonly hardest?: Grade
  /** Whether to continue until every cell is settled, which also proves that the solution is the only one. */
  readonly until?: 'solved' | 'every-cell'
}

/**
 * How hard a puzzle with one solution is for a person: the smallest grade whose techniques, with all easier ones, find
 * every shaded cell. It ends when the game would end (H2): unmarked cells are then kept and need no proof.
 */
export function gradePuzzle(
  puzzle: Puzzle,
  { hardest: limit = 4, until = 'solved' }: GradeOptions = {},
): Grading {
  const topology = topologyOf(puzzle)
  const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
  const isShaded = (cell: number) => known[cell] === 'shaded'
  const nextStep = createNextStep({ topology, known })
  const steps: Step[] = []
  for (;;) {
    const isOver = until === 'solved' || known.every(mark => mark !== undefined)
    if (isOver && isSolved(topology, isShaded)) {
      const hardest = hardestOf(until === 'solved' ? neededSteps(topology, steps) : steps)
      const solved = shadingOf(topology, isShaded)
      return { grade: hardest ? gradeOf(hardest) : 1, hardest, steps, solved }
    }
    const step = nextStep(limit)
    const stuck = step === undefined || gradeOf(step.technique) === 4
    const breach = (stuck && divided(topology, isShaded)[0]) || (step && breachOfStep(topology, known, step))
    if (!step || breach)
      return {
        grade: undefined,
        hardest: hardestOf(steps),
        steps,
        solved: undefined,
        ...(breach && { breach }),
      }
    for (const { cell, mark } of step.conclusions) known[cell] = mark
    steps.push(step)
  }
}

/** The rule that a step's conclusions would break together with the known cells. */
function breachOfStep(
  topology: Topology,
  known: readonly (SettledMark | undefined)[],
  step: Step,
): Breach | undefined {
  const { neighbours, lines, linesOf, numbers } = topology
  const marks = [...known]
  for (const { cell, mark } of step.conclusions) marks[cell] = mark
  for (const { cell, mark } of step.conclusions) {
    const number = numbers[cell]!
    const others =
      mark === 'shaded'
        ? neighbours[cell]!
        : linesOf[cell]!.flatMap(line => lines[line]!.filter(other => numbers[other] === number))
    const other = others.find(one => one !== cell && marks[one] === mark)
    if (other === undefined) continue
    const cells = [other, cell].sort((one, another) => one - another)
    return mark === 'shaded' ? { rule: 'touching', cells } : { rule: 'repeated', cells, number }
  }
  return undefined
}

/** Whether the shaded cells solve the puzzle if all others are kept. Repeats are checked first: they disappear last. */
function isSolved(topology: Topology, isShaded: (cell: number) => boolean): boolean {
  const { lines, numbers } = topology
  const repeats = lines.some(line => {
    const kept = new Set<number>()
    return line.some(cell => !isShaded(cell) && kept.size === kept.add(numbers[cell]!).size)
  })
  return !repeats && breaches(topology, isShaded).length === 0
}

function hardestOf(steps: readonly Step[]): TechniqueCode | undefined {
  return steps.reduce<TechniqueCode | undefined>(
    (hardest, { technique }) =>
      hardest === undefined || gradeOf(technique) > gradeOf(hardest) ? technique : hardest,
    undefined,
  )
}
