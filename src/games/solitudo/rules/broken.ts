import { type Breach, divided, touching } from './breaches.ts'
import type { Position } from './techniques/technique.ts'

/**
 * The rules that marks break already, whatever becomes of the unmarked cells: shaded cells that touch, equal numbers both
 * marked as kept, and a part that is cut off.
 */
export function unavoidableBreaches({ topology, known }: Position): Breach[] {
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
