import type { Breach } from '../breaches.ts'
import type { Topology } from '../topology.ts'
import { borderOf, cutsOf, partsOf } from './parts.ts'
import { allOf, type Conclusion, type Mark, type Position, type Step } from './technique.ts'

/** What comes of a supposition when the techniques of grades 1 to 3 are followed to their end. */
export interface Following {
  /** The cells it settles, the supposed one first. */
  readonly cells: readonly number[]
  /** The rules that are broken, if it comes to that. */
  readonly breaches: readonly Breach[]
  markOf(cell: number): Mark | undefined
  /** The steps from the supposition to the marks of some cells, and no others. */
  stepsTo(cells: readonly number[]): Step[]
  /** The steps from the supposition to a broken rule, and no others. */
  stepsToBreach(breach: Breach): Step[]
}

/** Why a cell was marked: by a cell before it, or because of all that was shaded by then. */
type Cause = number | 'supposed' | 'cut'

/**
 * Follows suppositions on one board. The position must be one in which no technique of grades 1 to 3 finds anything: what
 * the numbers alone give is known then, and only marks lead on. Cells are settled in breadth, so that reasons stay short.
 */
export function createFollower(topology: Topology): (position: Position, supposed: Conclusion) => Following {
  const { neighbours, lines, linesOf, numbers } = topology
  const rivals = numbers.map((number, cell) => [
    ...new Set(
      linesOf[cell]!.flatMap(line =>
        lines[line]!.filter(other => other !== cell && numbers[other] === number),
      ),
    ),
  ])
  return ({ known }, supposed) => {
    const marks = [...known]
    const trail: number[] = []
    const causes = new Map<number, Cause>()
    const breaches: Breach[] = []
    let shadedSince = true

    function settle(cell: number, mark: Mark, cause: Cause): void {
      marks[cell] = mark
      causes.set(cell, cause)
      trail.push(cell)
      if (mark === 'shaded') shadedSince = true
    }

    function followCell(cell: number): void {
      const shaded = marks[cell] === 'shaded'
      const mark = shaded ? 'kept' : 'shaded'
      for (const other of shaded ? neighbours[cell]! : rivals[cell]!) {
        if (marks[other] === undefined) settle(other, mark, cell)
        else if (marks[other] !== mark)
          breaches.push(
            shaded
              ? { rule: 'touching', cells: [cell, other] }
              : { rule: 'repeated', cells: [cell, other], number: numbers[cell]! },
          )
      }
    }

    function followCuts(): void {
      shadedSince = false
      const cuts = cutsOf(topology, cell => marks[cell] === 'shaded')
      if (cuts.whole) {
        for (const cell of cuts.cells) if (marks[cell] === undefined) settle(cell, 'kept', 'cut')
        return
      }
      const cells = partToTell(topology, cell => marks[cell] === 'shaded', isSupposed)
      breaches.push({ rule: 'divided', cells })
    }

    const isSupposed = (cell: number) => causes.has(cell)
    const isShadedBy = (time: number) => {
      const later = new Set(trail.slice(time))
      return (cell: number) => marks[cell] === 'shaded' && !later.has(cell)
    }

    settle(supposed.cell, supposed.mark, 'supposed')
    // After a first broken rule the marks at hand are still followed: another breach may be nearer to the supposition.
    for (let head = 0; ; ) {
      if (head < trail.length) followCell(trail[head++]!)
      else if (shadedSince && breaches.length === 0) followCuts()
      else break
    }

    function stepTo(cell: number): Step | undefined {
      const cause = causes.get(cell)
      if (cause === undefined || cause === 'supposed') return undefined
      const conclusions: readonly Conclusion[] = allOf(marks[cell]!, [cell])
      if (cause !== 'cut')
        return marks[cell] === 'kept'
          ? { technique: 'around-shaded', from: [cause], conclusions }
          : {
              technique: 'repeat-of-kept',
              from: [cause],
              conclusions,
              line: sharedLine(topology, cause, cell),
            }
      const isShaded = isShadedBy(trail.indexOf(cell))
      const part = partToTell(topology, other => other === cell || isShaded(other), isSupposed)
      const from = borderOf(topology, part).filter(other => other !== cell)
      return { technique: 'must-not-cut-off', from, conclusions, cutOff: part }
    }

    function stepsTo(cells: readonly number[]): Step[] {
      const needed = new Map<number, Step>()
      const open = [...cells]
      for (const cell of open) {
        const step = needed.has(cell) ? undefined : stepTo(cell)
        if (!step) continue
        needed.set(cell, step)
        open.push(...step.from)
      }
      return trail.flatMap(cell => needed.get(cell) ?? [])
    }

    return {
      cells: trail,
      breaches,
      markOf: cell => marks[cell],
      stepsTo,
      stepsToBreach: ({ rule, cells }) => stepsTo(rule === 'divided' ? borderOf(topology, cells) : cells),
    }
  }
}

/** Of the parts the board falls into, the one whose border takes the fewest supposed cells to tell, then the smallest. */
function partToTell(
  topology: Topology,
  isShaded: (cell: number) => boolean,
  isSupposed: (cell: number) => boolean,
): readonly number[] {
  const parts = partsOf(topology, isShaded).map(part => ({
    part,
    supposed: borderOf(topology, part).filter(isSupposed).length,
  }))
  return parts.sort((one, other) => one.supposed - other.supposed)[0]!.part
}

function sharedLine({ linesOf }: Topology, one: number, other: number): number {
  return linesOf[one]!.find(line => linesOf[other]!.includes(line))!
}
