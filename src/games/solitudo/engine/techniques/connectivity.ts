import { componentsOf, type Topology } from '../../rules/topology.ts'

type IsShaded = (cell: number) => boolean

export interface Connectivity {
  /** Whether the cells that are not shaded are connected. */
  readonly isConnected: boolean
  /** The cells that are not shaded and whose shading would divide the others. */
  readonly cutCells: readonly number[]
}

/** Finds the articulation points of the graph of cells that are not shaded, in one depth-first search. */
export function connectivityOf({ neighbours }: Topology, isShaded: IsShaded): Connectivity {
  const count = neighbours.length
  const visited = new Int32Array(count)
  const lowest = new Int32Array(count)
  const cutCells: number[] = []
  let time = 0

  function walk(cell: number, parent: number): void {
    time++
    visited[cell] = time
    let low = time
    let branches = 0
    let cuts = false
    for (const next of neighbours[cell]!) {
      if (next === parent || isShaded(next)) continue
      if (visited[next] === 0) {
        walk(next, cell)
        branches++
        if (lowest[next]! >= visited[cell]!) cuts = true
        if (lowest[next]! < low) low = lowest[next]!
      } else if (visited[next]! < low) low = visited[next]!
    }
    lowest[cell] = low
    if (parent < 0 ? branches > 1 : cuts) cutCells.push(cell)
  }

  let open = 0
  let start = -1
  for (let cell = 0; cell < count; cell++)
    if (!isShaded(cell)) {
      open++
      if (start < 0) start = cell
    }
  if (start >= 0) walk(start, -1)
  return { isConnected: time === open, cutCells }
}

/** The cells around a part, without the part itself. */
export function borderOf({ neighbours }: Topology, part: readonly number[]): number[] {
  const inside = new Set(part)
  const border = new Set(part.flatMap(cell => neighbours[cell]!.filter(next => !inside.has(next))))
  return [...border].sort((one, other) => one - other)
}

/** The part of a divided board whose border has the fewest supposed cells; the smaller part on a tie. */
export function componentToExplain(
  topology: Topology,
  isShaded: IsShaded,
  isSupposed: (cell: number) => boolean,
): readonly number[] {
  const parts = componentsOf(topology, isShaded).map(part => ({
    part,
    supposed: borderOf(topology, part).filter(isSupposed).length,
  }))
  return parts.sort((one, other) => one.supposed - other.supposed)[0]!.part
}
