import type { Grade } from '../../rules/puzzle-request.ts'
import { findSupposition } from './supposition.ts'
import { gradeOf, type Position, type Step, type Technique, withoutKnown } from './technique.ts'
import { TECHNIQUES } from './techniques.ts'

/**
 * Returns the easiest step up to a grade in the current position, which may change between calls. Steps that follow
 * from the numbers alone never change, so they are computed once.
 */
export function createNextStep(position: Position): (hardest: Grade) => Step | undefined {
  const easiestSteps = createEasiestSteps(position)
  return hardest => easiestSteps(hardest)[0]
}

/** All steps of the easiest technique that finds any; for suppositions only the shortest. */
export function createEasiestSteps(position: Position): (hardest: Grade) => readonly Step[] {
  const byNumbers = new Map<Technique, readonly Step[]>()
  const find = (technique: Technique) => {
    if (!technique.byNumbers)
      return technique.find(position).flatMap(step => withoutKnown(position, step) ?? [])
    const left = (byNumbers.get(technique) ?? technique.find(position)).flatMap(
      step => withoutKnown(position, step) ?? [],
    )
    byNumbers.set(technique, left)
    return left
  }
  return hardest => {
    for (const technique of TECHNIQUES) {
      if (gradeOf(technique.code) > hardest) return []
      const steps = find(technique)
      if (steps.length > 0) return steps
    }
    const supposition = hardest === 4 ? findSupposition(position) : undefined
    return supposition ? [supposition] : []
  }
}

/** Every step of the techniques of grades 1 to 3 that adds something new to a position. */
export function everyStep(position: Position): Step[] {
  return TECHNIQUES.flatMap(technique => technique.find(position)).flatMap(
    step => withoutKnown(position, step) ?? [],
  )
}
