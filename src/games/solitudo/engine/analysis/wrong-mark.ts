import type { Breach } from '../../rules/breaches.ts'
import { unavoidableBreaches } from '../../rules/breaches.ts'
import { createSuppositionFollower } from '../techniques/follow-supposition.ts'
import { everyStep } from '../techniques/next-step.ts'
import { gradeOf, opposite, type Position, type SettledMark, type Step } from '../techniques/technique.ts'
import { stepsToBreach } from '../techniques/trace-steps.ts'

/** Why a mark is wrong: a rule it breaks, or a step that proves the opposite. Neither is set if no short reason is known. */
export interface Reason {
  readonly cell: number
  /** For comparing reasons: smaller is easier to see. */
  readonly length: number
  readonly breach?: Breach
  readonly step?: Step
}

/**
 * The shortest reason against a wrong mark, given the right marks on the board: together they break a rule; or one
 * technique proves the opposite; or supposing the mark leads to a broken rule.
 */
export function reasonAgainst(
  { topology, known }: Position,
  right: readonly SettledMark[],
  cell: number,
): Reason {
  const sure = known.map((mark, other) => (mark === right[other] ? mark : undefined))
  const wrong = known[cell]!
  const breach = unavoidableBreaches({ topology, known: sure.with(cell, wrong) }).find(
    ({ rule, cells }) => rule === 'divided' || cells.includes(cell),
  )
  if (breach) return { cell, length: 0, breach }
  const position = { topology, known: sure }
  const concludes = (one: Step) => one.conclusions.some(conclusion => conclusion.cell === cell)
  const step = everyStep(position).find(concludes)
  if (step) return { cell, length: gradeOf(step.technique), step: restrictToCell(step, cell) }
  const following = createSuppositionFollower(topology)(position, { cell, mark: wrong })
  const chain = following.breaches
    .map(dead => ({ dead, steps: stepsToBreach(following, dead) }))
    .toSorted((one, other) => one.steps.length - other.steps.length)[0]
  if (!chain) return { cell, length: topology.cells.length * 10 }
  const suppositions = [{ supposed: { cell, mark: wrong }, steps: chain.steps, breach: chain.dead }]
  const conclusions = [{ cell, mark: opposite(wrong) }]
  return {
    cell,
    length: 4 + chain.steps.length,
    step: { technique: 'cannot-be', from: [cell], conclusions, suppositions },
  }
}

/** A step for one cell must reveal nothing about the others. */
function restrictToCell(step: Step, cell: number): Step {
  return { ...step, conclusions: step.conclusions.filter(conclusion => conclusion.cell === cell) }
}
