import type { Topology } from '../../rules/topology.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

/** A cell with two neighbours only, its sides, and the inner cell that touches both sides. */
interface Corner {
  readonly corner: number
  readonly sides: readonly [number, number]
  readonly inner: number
}

/** No hexagon has such corners: two neighbours of a cell that do not touch have no other neighbour in common there. */
function cornersOf({ neighbours }: Topology): Corner[] {
  return neighbours.flatMap((around, corner): Corner[] => {
    const [one, other] = around
    if (one === undefined || other === undefined || around.length !== 2) return []
    if (neighbours[one]!.includes(other)) return []
    const inner = neighbours[one]!.find(cell => cell !== corner && neighbours[other]!.includes(cell))
    return inner === undefined ? [] : [{ corner, sides: [one, other], inner }]
  })
}

/** A technique at corners; `conclude` returns the cells it reasons from and the conclusions, or undefined. */
function atCorners(
  technique: Step['technique'],
  conclude: (place: Corner, numbers: readonly number[]) => readonly Pick<Step, 'from' | 'conclusions'>[],
): Technique {
  return {
    code: technique,
    byNumbers: true,
    find: ({ topology }) =>
      cornersOf(topology).flatMap(place =>
        conclude(place, topology.numbers).map(found => ({ technique, ...found, cutOff: [place.corner] })),
      ),
  }
}

/**
 * The four cells of a corner hold AAAA, or AA over BB, or AB over AB: the corner and the inner cell are shaded.
 * Exactly one of each pair is shaded, so the two shaded ones lie crosswise; the two sides would cut off the corner.
 */
export const quadCorner = atCorners('quad-corner', ({ corner, sides, inner }, numbers) => {
  const fits = sides.some(
    (side, index) => numbers[corner] === numbers[side] && numbers[sides[1 - index]!] === numbers[inner],
  )
  return fits
    ? [{ from: [corner, ...sides, inner], conclusions: conclusionsFor('shaded', [corner, inner]) }]
    : []
})

/**
 * The two sides of a corner hold the same number, and so does the corner (or the inner cell): that third one is shaded.
 * Were it kept, both sides would be shaded and the corner cut off.
 * The rule does not hold if a side equals the corner and the inner cell.
 */
export const tripleCorner = atCorners('triple-corner', ({ corner, sides, inner }, numbers) =>
  numbers[sides[0]] === numbers[sides[1]]
    ? [corner, inner]
        .filter(apex => numbers[apex] === numbers[sides[0]])
        .map(apex => ({ from: [apex, ...sides], conclusions: conclusionsFor('shaded', [apex]) }))
    : [],
)

/**
 * A side of a corner holds the same number as the corner or as the inner cell: the other side is kept.
 * One of the pair is shaded. If it is the corner or the inner cell, it touches the other side; if it is the side, the
 * other side shaded too would cut off the corner.
 */
export const doubleCorner = atCorners('double-corner', ({ corner, sides, inner }, numbers) =>
  sides.flatMap((side, index) =>
    [corner, inner]
      .filter(end => numbers[end] === numbers[side])
      .map(end => ({ from: [side, end], conclusions: conclusionsFor('kept', [sides[1 - index]!]) })),
  ),
)
