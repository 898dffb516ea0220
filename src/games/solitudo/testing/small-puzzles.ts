import fc from 'fast-check'
import { divided } from '../rules/breaches.ts'
import { BLANK, type Puzzle } from '../rules/puzzle.ts'
import { topologyOf } from '../rules/topology.ts'

/** A small board of any shape with any numbers; it may have no, few or many solutions. */
export function someSmallPuzzle(): fc.Arbitrary<Puzzle> {
  return fc.oneof(someRectangle({ mostCells: 20 }), someHexagon({ sides: [2, 3], mostHoles: 4 }))
}

export function someRectangle({ mostCells }: { mostCells: number }): fc.Arbitrary<Puzzle> {
  const side = fc.integer({ min: 1, max: 6 })
  return fc
    .tuple(side, side)
    .filter(([rows, cols]) => rows * cols > 1 && rows * cols <= mostCells)
    .chain(([rows, cols]) =>
      fc
        .array(fc.array(someNumber(Math.max(rows, cols)), { minLength: cols, maxLength: cols }), {
          minLength: rows,
          maxLength: rows,
        })
        .map((cells): Puzzle => ({ shape: 'rectangle', cells })),
    )
}

/** A hexagon, perhaps with holes that leave it connected. */
export function someHexagon({
  sides: [min, max],
  mostHoles,
}: {
  sides: [number, number]
  mostHoles: number
}): fc.Arbitrary<Puzzle> {
  return fc
    .integer({ min, max })
    .chain(side => {
      const width = 2 * side - 1
      const isOutside = (row: number, column: number) => Math.abs(row + column - 2 * (side - 1)) >= side
      const place = fc.nat(width - 1)
      return fc
        .tuple(
          fc.array(someNumber(width), { minLength: width * width, maxLength: width * width }),
          fc.array(fc.tuple(place, place), { maxLength: mostHoles }),
        )
        .map(([numbers, holes]): Puzzle => {
          const isHole = (row: number, column: number) =>
            isOutside(row, column) || holes.some(([one, other]) => one === row && other === column)
          const places = Array.from({ length: width }, (_, index) => index)
          const cells = places.map(row =>
            places.map(column => (isHole(row, column) ? null : numbers[row * width + column]!)),
          )
          return { shape: 'hexagon', cells }
        })
    })
    .filter(puzzle => {
      const topology = topologyOf(puzzle)
      return topology.cells.length > 1 && divided(topology, () => false).length === 0
    })
}

/** Sometimes few kinds, sometimes more than fit a line; now and then none. */
function someNumber(size: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: size + 1 }) },
    { weight: 1, arbitrary: fc.constant(BLANK) },
  )
}
