import { conclusionsFor, type Position, type Step, type Technique, type TechniqueCode } from './technique.ts'

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
