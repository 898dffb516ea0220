import { runs } from './runs.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

/**
 * Three cells of a line, each beside the next, hold the same number: the middle one is kept, the outer two shaded.
 * Only one of the three can be kept, and two that touch cannot both be shaded.
 */
export const sandwichTriple: Technique = {
  code: 'sandwich-triple',
  byNumbers: true,
  find: ({ topology }) =>
    runs(topology, 3).flatMap(({ line, cells }): Step[] => {
      const [first, middle, last] = cells.map(cell => topology.numbers[cell])
      if (first !== middle || middle !== last) return []
      const conclusions = [
        ...conclusionsFor('kept', cells.slice(1, 2)),
        ...conclusionsFor('shaded', [cells[0]!, cells[2]!]),
      ]
      return [{ technique: 'sandwich-triple', from: cells, conclusions, line }]
    }),
}

/**
 * Two equal numbers of a line with one cell between them, which touches both: that cell is kept.
 * One of the two is shaded, and the cell between touches it. The cell between may hold any other number.
 */
export const sandwichPair: Technique = {
  code: 'sandwich-pair',
  byNumbers: true,
  find: ({ topology }) =>
    runs(topology, 3).flatMap(({ line, cells }): Step[] => {
      const [first, middle, last] = cells.map(cell => topology.numbers[cell])
      if (first !== last || first === middle) return []
      const conclusions = conclusionsFor('kept', cells.slice(1, 2))
      return [{ technique: 'sandwich-pair', from: [cells[0]!, cells[2]!], conclusions, line }]
    }),
}
