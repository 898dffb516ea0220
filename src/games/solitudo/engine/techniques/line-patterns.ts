import { equalPairs, othersWith, runs } from './runs.ts'
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

/**
 * Two cells beside each other hold the same number: every other cell of their line with that number is shaded.
 * One of the two is kept.
 */
export const pairInLine: Technique = {
  code: 'pair-in-line',
  byNumbers: true,
  find: ({ topology }) =>
    equalPairs(topology).flatMap(({ line, cells }): Step[] => {
      const conclusions = conclusionsFor('shaded', othersWith(topology, line, cells))
      return conclusions.length > 0 ? [{ technique: 'pair-in-line', from: cells, conclusions, line }] : []
    }),
}

/**
 * Two cells beside each other hold the same number: a cell that touches both is kept, because one of the two is shaded.
 * Only a hexagon has such cells.
 */
export const besidePair: Technique = {
  code: 'beside-pair',
  byNumbers: true,
  find: ({ topology }) =>
    equalPairs(topology).flatMap(({ line, cells }): Step[] => {
      const [one, other] = cells.map(cell => topology.neighbours[cell]!)
      const conclusions = conclusionsFor(
        'kept',
        one!.filter(cell => other!.includes(cell)),
      )
      return conclusions.length > 0 ? [{ technique: 'beside-pair', from: cells, conclusions, line }] : []
    }),
}

/**
 * Four cells of a line, each beside the next, hold A B B A: every other A and every other B of the line is shaded.
 * Whichever B is shaded, the A beside it is kept and the other A is shaded, so one A and one B of the four are kept.
 */
export const flankedPair: Technique = {
  code: 'flanked-pair',
  byNumbers: true,
  find: ({ topology }) =>
    runs(topology, 4).flatMap(({ line, cells }): Step[] => {
      const [first, second, third, fourth] = cells.map(cell => topology.numbers[cell])
      if (first !== fourth || second !== third || first === second) return []
      const conclusions = conclusionsFor('shaded', othersWith(topology, line, cells))
      return conclusions.length > 0 ? [{ technique: 'flanked-pair', from: cells, conclusions, line }] : []
    }),
}
