import type { Topology } from '../../rules/topology.ts'
import { borderOf, componentsOf, connectivityOf } from './connectivity.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

/**
 * A cell whose shading would divide the cells that are not yet shaded is kept. Each part would hold a neighbour of the
 * shaded cell, and that neighbour is kept, so no part can vanish by being shaded itself.
 */
export const mustNotCutOff: Technique = {
  code: 'must-not-cut-off',
  byNumbers: false,
  find({ topology, known }) {
    const isShaded = (cell: number) => known[cell] === 'shaded'
    const { isConnected, cutCells } = connectivityOf(topology, isShaded)
    // Where the board is divided already, a rule is broken and nothing follows.
    if (!isConnected) return []
    return cutCells
      .filter(cell => known[cell] === undefined)
      .map(cell => cutOffStep(topology, isShaded, cell))
      .sort((one, other) => one.cutOff!.length - other.cutOff!.length)
  },
}

/** Why one cell is kept: the smallest part that its shading would cut off, and the shaded cells around that part. */
export function cutOffStep(topology: Topology, isShaded: (cell: number) => boolean, cell: number): Step {
  const part = componentsOf(topology, other => other === cell || isShaded(other))[0]!
  const from = borderOf(topology, part).filter(other => other !== cell)
  return { technique: 'must-not-cut-off', from, conclusions: conclusionsFor('kept', [cell]), cutOff: part }
}
