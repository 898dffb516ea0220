import { componentsOf, type Topology } from '../../rules/topology.ts'
import { borderOf, connectivityOf } from './connectivity.ts'
import { conclusionsFor, type Position, type Step, type Technique, type TechniqueCode } from './technique.ts'

/** Every cell beside a shaded cell is kept. */
export const aroundShaded: Technique = {
  code: 'around-shaded',
  byNumbers: false,
  find: ({ topology, known }) =>
    topology.neighbours.flatMap((around, cell) =>
      known[cell] === 'shaded' && around.some(other => known[other] !== 'kept')
        ? [{ technique: 'around-shaded', from: [cell], conclusions: conclusionsFor('kept', around) }]
        : [],
    ),
}

/** Every cell in line with a kept cell of the same number is shaded. */
export const repeatOfKept: Technique = {
  code: 'repeat-of-kept',
  byNumbers: false,
  find({ topology, known }) {
    const { lines, numbers } = topology
    return lines.flatMap((cells, line) =>
      cells.flatMap((kept): Step[] => {
        if (known[kept] !== 'kept') return []
        const repeats = cells.filter(other => other !== kept && numbers[other] === numbers[kept])
        if (repeats.every(other => known[other] === 'shaded')) return []
        return [
          { technique: 'repeat-of-kept', from: [kept], conclusions: conclusionsFor('shaded', repeats), line },
        ]
      }),
    )
  },
}

/**
 * If all neighbours of a cell but one are shaded, and at least one is, the last neighbour is kept. The cell touches a
 * shaded one, so it is kept; with the last neighbour shaded it would be cut off. (Unless the board consists of the
 * cell and its neighbours only, so that there is nothing to be cut off from.)
 */
function closing(technique: TechniqueCode, fits: (neighbours: number) => boolean): Technique {
  return {
    code: technique,
    byNumbers: false,
    find: ({ topology, known }: Position) =>
      topology.neighbours.flatMap((around, cell): Step[] => {
        if (!fits(around.length) || topology.cells.length <= around.length + 1) return []
        const open = around.filter(other => known[other] !== 'shaded')
        if (open.length !== 1 || around.length < 2 || known[open[0]!] === 'kept') return []
        const from = around.filter(other => known[other] === 'shaded')
        return [{ technique, from, conclusions: conclusionsFor('kept', open), cutOff: [cell] }]
      }),
  }
}

/** At a cell with two neighbours: one is shaded, the other kept. */
export const cornerClose = closing('corner-close', neighbours => neighbours === 2)

/** At a cell with three neighbours: two are shaded, the third kept. */
export const edgeClose = closing('edge-close', neighbours => neighbours === 3)

/** At a cell with four neighbours or more. */
export const enclosed = closing('enclosed', neighbours => neighbours > 3)

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
function cutOffStep(topology: Topology, isShaded: (cell: number) => boolean, cell: number): Step {
  const part = componentsOf(topology, other => other === cell || isShaded(other))[0]!
  const from = borderOf(topology, part).filter(other => other !== cell)
  return { technique: 'must-not-cut-off', from, conclusions: conclusionsFor('kept', [cell]), cutOff: part }
}
