import { BLANK, type Puzzle, type Shading } from '../rules/puzzle.ts'

interface Place {
  readonly row: number
  readonly column: number
  readonly number: number
}

/**
 * Every solution of a tiny board, from the three rules as a person reads them and from nothing else: it shares no code
 * with the rules or the engine, so that it can judge both. It tries every shading.
 */
export function naiveSolutions({ shape, cells }: Puzzle): Shading[] {
  const places = cells.flatMap((line, row) =>
    line.flatMap((number, column): Place[] => (number === null ? [] : [{ row, column, number }])),
  )
  const shadings: Shading[] = []
  for (let mask = 0; mask < 2 ** places.length; mask++) {
    const shaded = places.filter((_, index) => (mask >> index) & 1)
    const kept = places.filter((_, index) => !((mask >> index) & 1))
    if (somePair(shaded, (one, other) => touch(shape, one, other))) continue
    if (somePair(kept, (one, other) => repeat(shape, one, other))) continue
    if (!isConnected(shape, kept)) continue
    shadings.push(
      cells.map((line, row) =>
        line
          .map((number, column) => {
            if (number === null) return '_'
            return shaded.some(place => place.row === row && place.column === column) ? '#' : '.'
          })
          .join(''),
      ),
    )
  }
  return shadings
}

function somePair(places: readonly Place[], test: (one: Place, other: Place) => boolean): boolean {
  return places.some((one, index) => places.slice(index + 1).some(other => test(one, other)))
}

function touch(shape: Puzzle['shape'], one: Place, other: Place): boolean {
  const down = Math.abs(one.row - other.row)
  const right = Math.abs(one.column - other.column)
  if (down + right === 1) return true
  return shape === 'hexagon' && down === 1 && right === 1 && one.row + one.column === other.row + other.column
}

function repeat(shape: Puzzle['shape'], one: Place, other: Place): boolean {
  const inLine =
    one.row === other.row ||
    one.column === other.column ||
    (shape === 'hexagon' && one.row + one.column === other.row + other.column)
  return inLine && one.number !== BLANK && one.number === other.number
}

function isConnected(shape: Puzzle['shape'], kept: readonly Place[]): boolean {
  const reached = new Set(kept.slice(0, 1))
  for (const one of reached) for (const other of kept) if (touch(shape, one, other)) reached.add(other)
  return reached.size === kept.length
}
