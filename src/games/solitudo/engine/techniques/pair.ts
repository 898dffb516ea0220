import { equalPairs, othersWith } from './runs.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

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
