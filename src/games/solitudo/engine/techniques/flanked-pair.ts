import { othersWith, runs } from './runs.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

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
