import type { Breach } from '../../rules/breaches.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import type { Topology } from '../../rules/topology.ts'

export type SettledMark = 'shaded' | 'kept'

/** What is known of a board, cell by cell. A technique reads it and changes nothing. */
export interface Position {
  readonly topology: Topology
  readonly known: readonly (SettledMark | undefined)[]
}

/** From the easiest to the hardest, in the order in which they are tried. */
export const TECHNIQUES_BY_GRADE = {
  1: ['around-shaded', 'repeat-of-kept', 'sandwich-triple', 'sandwich-pair', 'pair-in-line', 'beside-pair'],
  2: [
    'flanked-pair',
    'quad-corner',
    'triple-corner',
    'double-corner',
    'corner-close',
    'edge-close',
    'enclosed',
  ],
  3: ['must-not-cut-off', 'offset-pair', 'double-edge-pair', 'triple-edge-pair'],
  4: ['cannot-be', 'same-either-way'],
} as const satisfies Readonly<Record<Grade, readonly string[]>>

export type TechniqueCode = (typeof TECHNIQUES_BY_GRADE)[Grade][number]

export interface Conclusion {
  readonly cell: number
  readonly mark: SettledMark
}

/** One piece of reasoning: what is looked at, and what follows from it. */
export interface Step {
  readonly technique: TechniqueCode
  /** The cells it reasons from, in the order in which the technique's definition names them. */
  readonly from: readonly number[]
  readonly conclusions: readonly Conclusion[]
  /** The line in which it reasons, where it is one line. */
  readonly line?: number
  /** Cells that would be cut off from the rest if a conclusion did not hold. */
  readonly cutOff?: readonly number[]
  /** What was supposed, and what came of it. */
  readonly suppositions?: readonly Supposition[]
}

/** One way a cell might be, followed by steps of grades 1 to 3 as far as they are needed. */
export interface Supposition {
  readonly supposed: Conclusion
  readonly steps: readonly Step[]
  /** The rule that is broken in the end, where that is the point. */
  readonly breach?: Breach
}

export interface Technique {
  readonly code: TechniqueCode
  /** Whether it looks at the numbers alone; what it finds is then the same in every position. */
  readonly byNumbers: boolean
  /** Every step it allows. Some or all of a step's conclusions may be known already. */
  find(position: Position): Step[]
}

const GRADE_OF = new Map(
  Object.entries(TECHNIQUES_BY_GRADE).flatMap(([grade, codes]) =>
    codes.map((code): [TechniqueCode, Grade] => [code, Number(grade) as Grade]),
  ),
)

export function gradeOf(technique: TechniqueCode): Grade {
  return GRADE_OF.get(technique)!
}

/**
 * The step without the cells that are known already; undefined when none is left. A cell known to be the opposite is left
 * out too: where a technique contradicts what is known, the rule that is broken shows by itself a few cells on.
 */
export function withoutKnown({ known }: Position, step: Step): Step | undefined {
  const conclusions = step.conclusions.filter(({ cell }) => known[cell] === undefined)
  if (conclusions.length === 0) return undefined
  return conclusions.length === step.conclusions.length ? step : { ...step, conclusions }
}

export function opposite(mark: SettledMark): SettledMark {
  return mark === 'shaded' ? 'kept' : 'shaded'
}

/** The cells as conclusions of one kind. */
export function conclusionsFor(mark: SettledMark, cells: readonly number[]): Conclusion[] {
  return cells.map(cell => ({ cell, mark }))
}
