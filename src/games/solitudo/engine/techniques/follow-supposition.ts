import type { Breach } from '../../rules/breaches.ts'
import type { Topology } from '../../rules/topology.ts'
import { componentToExplain, connectivityOf } from './connectivity.ts'
import type { Conclusion, Position, SettledMark } from './technique.ts'

/** Why a cell was marked: it was supposed, it follows from an earlier cell, or it follows from all cells shaded so far. */
export type Cause = 'supposed' | 'cut' | number

/** The consequences of a supposition under all techniques of grades 1 to 3. */
export interface Consequences {
  readonly topology: Topology
  readonly marks: readonly (SettledMark | undefined)[]
  /** The cells it settles in their order, the supposed one first. */
  readonly trail: readonly number[]
  readonly causes: ReadonlyMap<number, Cause>
  /** The broken rules, if any. */
  readonly breaches: readonly Breach[]
}

/**
 * Follows suppositions on one board, breadth first, so that reasons stay short. Its conclusions hold in any position.
 * They are complete only where no technique of grades 1 to 3 applies beforehand: all conclusions from the numbers
 * alone are known then, and only marks lead further.
 */
export function createSuppositionFollower(
  topology: Topology,
): (position: Position, supposed: Conclusion) => Consequences {
  const rivals = rivalsOf(topology)
  return ({ known }, supposed) => {
    const marks = [...known]
    const trail: number[] = []
    const causes = new Map<number, Cause>()
    const breaches: Breach[] = []
    const isShaded = (cell: number) => marks[cell] === 'shaded'

    function settle(cell: number, mark: SettledMark, cause: Cause): void {
      marks[cell] = mark
      causes.set(cell, cause)
      trail.push(cell)
    }

    function followCell(cell: number): void {
      const mark = isShaded(cell) ? 'kept' : 'shaded'
      for (const other of isShaded(cell) ? topology.neighbours[cell]! : rivals[cell]!)
        if (marks[other] === undefined) settle(other, mark, cell)
        else if (marks[other] !== mark) breaches.push(breachBetween(cell, other))
    }

    function breachBetween(cell: number, other: number): Breach {
      const cells = [cell, other]
      return isShaded(cell)
        ? { rule: 'touching', cells }
        : { rule: 'repeated', cells, number: topology.numbers[cell]! }
    }

    function followCuts(): void {
      const cuts = connectivityOf(topology, isShaded)
      if (!cuts.isConnected)
        breaches.push({
          rule: 'divided',
          cells: componentToExplain(topology, isShaded, cell => causes.has(cell)),
        })
      else for (const cell of cuts.cutCells) if (marks[cell] === undefined) settle(cell, 'kept', 'cut')
    }

    settle(supposed.cell, supposed.mark, 'supposed')
    let followed = 0
    let cutsFollowed = -1
    for (;;) {
      // After the first broken rule the current cells are still followed: another rule may be broken by a shorter path.
      while (followed < trail.length) followCell(trail[followed++]!)
      if (breaches.length > 0 || cutsFollowed === followed)
        return { topology, marks, trail, causes, breaches }
      cutsFollowed = followed
      followCuts()
    }
  }
}

/** The cells in line with each cell that hold the same number. */
function rivalsOf({ lines, linesOf, numbers }: Topology): readonly (readonly number[])[] {
  return numbers.map((number, cell) => {
    const inLine = linesOf[cell]!.flatMap(line => lines[line]!)
    return [...new Set(inLine.filter(other => other !== cell && numbers[other] === number))]
  })
}
