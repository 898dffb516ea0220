import { componentsOf, type Topology } from './topology.ts'

/** A rule that a shading breaks, with the cells that break it. */
export type Breach =
  | { readonly rule: 'touching'; readonly cells: readonly number[] }
  | { readonly rule: 'repeated'; readonly cells: readonly number[]; readonly number: number }
  /** The smaller part, cut off from the rest. */
  | { readonly rule: 'divided'; readonly cells: readonly number[] }

type CellTest = (index: number) => boolean

/** Every rule that a shading breaks; none if it solves the puzzle (H2). */
export function breaches(topology: Topology, isShaded: CellTest): Breach[] {
  return breachesOfMarks(topology, isShaded, index => !isShaded(index))
}

/** A board with the marks that are settled so far, by cell index. */
interface MarkedBoard {
  readonly topology: Topology
  readonly known: readonly ('shaded' | 'kept' | undefined)[]
}

/**
 * The rules that the marks break whatever marks the other cells get: shaded cells that touch, equal numbers both
 * marked as kept, and a part that is cut off.
 */
export function unavoidableBreaches({ topology, known }: MarkedBoard): Breach[] {
  return breachesOfMarks(
    topology,
    index => known[index] === 'shaded',
    index => known[index] === 'kept',
  )
}

function breachesOfMarks(topology: Topology, isShaded: CellTest, isKept: CellTest): Breach[] {
  return [...touching(topology, isShaded), ...repeated(topology, isKept), ...divided(topology, isShaded)]
}

/** Shaded cells beside each other, pair by pair. */
function touching({ neighbours }: Topology, isShaded: CellTest): Breach[] {
  return neighbours.flatMap((around, index) =>
    isShaded(index)
      ? around
          .filter(other => other > index && isShaded(other))
          .map((other): Breach => ({ rule: 'touching', cells: [index, other] }))
      : [],
  )
}

function repeated({ lines, numbers }: Topology, isKept: CellTest): Breach[] {
  return lines.flatMap(line => {
    const kept = line.filter(isKept)
    const present = new Set(kept.map(index => numbers[index]!))
    return [...present].flatMap((number): Breach[] => {
      const cells = kept.filter(index => numbers[index] === number)
      return cells.length > 1 ? [{ rule: 'repeated', cells, number }] : []
    })
  })
}

/** If the cells that are not shaded are not connected: every piece but the largest. */
export function divided(topology: Topology, isShaded: CellTest): Breach[] {
  return componentsOf(topology, isShaded)
    .sort((one, other) => other.length - one.length)
    .slice(1)
    .map((cells): Breach => ({ rule: 'divided', cells }))
}
