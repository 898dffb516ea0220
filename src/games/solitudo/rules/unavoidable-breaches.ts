import { type Breach, divided, touching } from './breaches.ts'
import type { Topology } from './topology.ts'

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
  const { lines, numbers } = topology
  const isShaded = (cell: number) => known[cell] === 'shaded'
  const repeated = lines.flatMap(line => {
    const kept = line.filter(cell => known[cell] === 'kept')
    const present = new Set(kept.map(cell => numbers[cell]!))
    return [...present].flatMap((number): Breach[] => {
      const cells = kept.filter(cell => numbers[cell] === number)
      return cells.length > 1 ? [{ rule: 'repeated', cells, number }] : []
    })
  })
  return [...touching(topology, isShaded), ...repeated, ...divided(topology, isShaded)]
}
