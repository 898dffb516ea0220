import type { Breach } from '../../rules/breaches.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import type { Topology } from '../../rules/topology.ts'

export type SettledMark = 'shaded' | 'kept'

/** The known cells of a board. Techniques only read it. */
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

/** One piece of reasoning: its premises and its conclusions. */
export interface Step {
  readonly technique: TechniqueCode
  /** The cells it reasons from, in the order in which the technique's definition names them. */
  readonly from: readonly number[]
  readonly conclusions: readonly Conclusion[]
  /** The line in which it reasons, if it is a single line. */
  readonly line?: number
  /** Cells that would be cut off from the rest if a conclusion did not hold. */
  readonly cutOff?: readonly number[]
  /** The suppositions and their consequences. */
  readonly suppositions?: readonly Supposition[]
}

/** A supposed mark, and the steps of grades 1 to 3 needed to follow it. */
export interface Supposition {
  readonly supposed: Conclusion
  readonly steps: readonly Step[]
  /** The rule that is broken at the end of a dead end. */
  readonly breach?: Breach
}

export interface Technique {
  readonly code: TechniqueCode
  /** Whether it reads the numbers alone; its steps are then the same in every position. */
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
 * The step without conclusions that are known already; undefined when none is left. A conclusion that contradicts a
 * known cell is left out too: the broken rule shows up by itself a few cells later.
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
