import type { Note } from '#kernel/engine.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { describeBreach, describeStep } from '../../presentation/step-description.ts'
import { breaches, unavoidableBreaches } from '../../rules/breaches.ts'
import { type Puzzle, SHADED, type Shading } from '../../rules/puzzle.ts'
import { type Topology, topologyOf } from '../../rules/topology.ts'
import type { Marks } from '../../rules/types.ts'
import { createEasiestSteps } from '../techniques/next-step.ts'
import type { Position, SettledMark, Step } from '../techniques/technique.ts'
import { reasonAgainst } from './wrong-mark.ts'

/** A hint. Repeated requests in the same position give `next`: a little more each time, and never more than one step. */
export interface Advice {
  readonly code: AdviceCode
  readonly details?: NonNullable<Note['details']>
  readonly cells?: readonly Cell[]
  readonly next?: Advice
}

export type AdviceCode =
  | 'hint-technique'
  | 'hint-cells'
  | 'hint-step'
  | 'hint-wrong-row'
  | 'hint-wrong-cell'
  | 'hint-wrong-reason'
  | 'hint-breach'
  | 'hint-several-solutions'
  | 'hint-no-solution'
  | 'hint-nested'

/** The only solution of a puzzle, or `none` or `several`. */
export type SolutionStatus = Shading | 'none' | 'several'

/**
 * The next hint (H11): a wrong mark if there is one, otherwise the easiest step; among equally easy steps, one near the
 * last move. The solution is used only to find wrong marks; the step itself follows from the player's marks. Undefined
 * when the game is over.
 */
export function advise(
  puzzle: Puzzle,
  marks: Marks,
  answer: SolutionStatus,
  last: readonly Cell[] = [],
): Advice | undefined {
  const topology = topologyOf(puzzle)
  const known = readMarks(topology, marks)
  if (breaches(topology, cell => known[cell] === 'shaded').length === 0) return undefined
  const position = { topology, known }
  if (typeof answer === 'string') return adviseWithoutSolution(position, answer)
  const right = readMarks(topology, answer).map((mark): SettledMark => mark ?? 'kept')
  const wrong = adviseOnWrongMark(position, right)
  if (wrong) return wrong
  const step = nearestStep(topology, createEasiestSteps(position)(4), last)
  return step ? stepAdvice(topology, step) : { code: 'hint-nested' }
}

export function readMarks({ cells }: Topology, marks: Marks): (SettledMark | undefined)[] {
  return cells.map(({ row, column }) => {
    const mark = marks[row]?.[column]
    return mark === SHADED ? 'shaded' : mark === 'o' ? 'kept' : undefined
  })
}

/** The step that starts nearest to the last move; the first one on a tie. */
function nearestStep(topology: Topology, steps: readonly Step[], last: readonly Cell[]): Step | undefined {
  const distance = ({ from }: Step) =>
    Math.min(
      ...from.flatMap(cell => {
        const { row, column } = topology.cells[cell]!
        return last.map(other => Math.abs(other.row - row) + Math.abs(other.column - column))
      }),
    )
  return steps
    .map(step => ({ step, distance: distance(step) }))
    .reduce<{ step: Step; distance: number } | undefined>(
      (best, one) => (best === undefined || one.distance < best.distance ? one : best),
      undefined,
    )?.step
}

/** Three notes: the technique, then the cells, then the step. */
export function stepAdvice(topology: Topology, step: Step): Advice {
  const description = describeStep(topology, step)
  const details = { technique: step.technique, step: description }
  const concluded = step.conclusions.map(({ cell }) => topology.cells[cell]!)
  const line = step.line === undefined ? undefined : topology.lines[step.line]
  return {
    code: 'hint-technique',
    details,
    ...(line && { cells: line.map(cell => topology.cells[cell]!) }),
    next: {
      code: 'hint-cells',
      details,
      cells: step.from.map(cell => topology.cells[cell]!),
      next: {
        code: 'hint-step',
        details: { ...details, shaded: description.shaded.join(' '), kept: description.kept.join(' ') },
        cells: concluded,
      },
    },
  }
}

/** Three notes: the row of the wrong mark, then its cell, then the reason. */
function adviseOnWrongMark({ topology, known }: Position, right: readonly SettledMark[]): Advice | undefined {
  const wrong = [...known.keys()].filter(cell => known[cell] !== undefined && known[cell] !== right[cell])
  if (wrong.length === 0) return undefined
  const { cell, breach, step } = wrong
    .map(one => reasonAgainst({ topology, known }, right, one))
    .reduce((one, other) => (other.length < one.length ? other : one))
  const place = topology.cells[cell]!
  const details = { row: place.row + 1, cell: writeCell(place), mark: known[cell]!, count: wrong.length }
  return {
    code: 'hint-wrong-row',
    details,
    next: {
      code: 'hint-wrong-cell',
      details,
      cells: [place],
      next: {
        code: 'hint-wrong-reason',
        details: {
          ...details,
          ...(breach && { breach: describeBreach(topology, breach) }),
          ...(step && { step: describeStep(topology, step) }),
        },
        cells: (breach?.cells ?? step?.from ?? [cell]).map(one => topology.cells[one]!),
      },
    },
  }
}

/** Without a single solution no mark is wrong by itself: only broken rules can be pointed out. */
function adviseWithoutSolution(position: Position, answer: 'none' | 'several'): Advice {
  const { topology } = position
  const breach = unavoidableBreaches(position)[0]
  return {
    code: answer === 'none' ? 'hint-no-solution' : 'hint-several-solutions',
    ...(breach && {
      next: {
        code: 'hint-breach',
        details: { breach: describeBreach(topology, breach) },
        cells: breach.cells.map(cell => topology.cells[cell]!),
      },
    }),
  }
}
