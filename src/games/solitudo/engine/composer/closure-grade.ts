import { GRADES, type Grade } from '../../rules/puzzle-request.ts'
import { computeClosure } from '../solver/closure.ts'
import type { Propagator } from '../solver/propagator.ts'

/**
 * The grade of a puzzle with one solution, like `gradePuzzle` but without the steps and many times faster. Null if
 * techniques and one supposition at a time do not suffice.
 */
export function closureGrade(marks: Propagator, shadedCount: number): Grade | null {
  marks.targetShadedCount = shadedCount
  return GRADES.find(grade => computeClosure(marks, grade) && marks.isComplete) ?? null
}
