import type { Topology } from '../topology.ts'
import { borderOf, cutsOf, partsOf } from './parts.ts'
import { allOf, type Step, type Technique } from './technique.ts'

/**
 * A cell whose shading would divide the cells that are not yet shaded is kept. Each part would hold a neighbour of the
 * shaded cell, and that neighbour is kept, so no part can vanish by being shaded itself.
 */
export const mustNotCutOff: Technique = {
  code: 'must-not-cut-off',
  byNumbers: false,
  find({ topology, known }) {
    const isShaded = (cell: number) => known[cell] === 'shaded'
    const { whole, cells } = cutsOf(topology, isShaded)
    // Where the board is divided already, a rule is broken and nothing follows.
    if (!whole) return []
    return cells
      .filter(cell => known[cell] === undefined)
      .map(cell => cutOffStep(topology, isShaded, cell))
      .sort((one, other) => one.cutOff!.length - other.cutOff!.length)
  },
}

/** Why one cell is kept: the smallest part that its shading would cut off, and the shaded cells around that part. */
export function cutOffStep(topology: Topology, isShaded: (cell: number) => boolean, cell: number): Step {
  const part = partsOf(topology, other => other === cell || isShaded(other))[0]!
  const from = borderOf(topology, part).filter(other => other !== cell)
  return { technique: 'must-not-cut-off', from, conclusions: allOf('kept', [cell]), cutOff: part }
}
