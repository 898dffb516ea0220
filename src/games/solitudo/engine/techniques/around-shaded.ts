import { conclusionsFor, type Technique } from './technique.ts'

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
