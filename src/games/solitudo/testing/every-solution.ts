import type { Topology } from '../rules/topology.ts'

/** A shading of up to 30 cells as a bit mask, the first cell the lowest bit. */
export type ShadingMask = number

/** Every shading in which no two shaded cells touch and the kept cells are connected, whatever the numbers. */
export function everyShading({ neighbours }: Topology): ShadingMask[] {
  const around = neighbours.map(cells => cells.reduce((mask, cell) => mask | (1 << cell), 0))
  const all = 2 ** neighbours.length - 1
  const found: ShadingMask[] = []
  function choose(cell: number, shaded: ShadingMask): void {
    if (cell === neighbours.length) {
      if (hangsTogether(all & ~shaded, around)) found.push(shaded)
      return
    }
    choose(cell + 1, shaded)
    if ((around[cell]! & shaded) === 0) choose(cell + 1, shaded | (1 << cell))
  }
  choose(0, 0)
  return found
}

function hangsTogether(kept: number, around: readonly number[]): boolean {
  let reached = kept & -kept
  let edge = reached
  while (edge !== 0) {
    const cell = 31 - Math.clz32(edge)
    const fresh = around[cell]! & kept & ~reached
    reached |= fresh
    edge = (edge & ~(1 << cell)) | fresh
  }
  return reached === kept
}

/** The shadings that leave no number twice in a line. */
export function withoutRepeats(
  { lines, numbers }: Topology,
  shadings: readonly ShadingMask[],
): ShadingMask[] {
  const pairs = lines.flatMap(line =>
    line.flatMap((one, place) =>
      line
        .slice(place + 1)
        .filter(other => numbers[other] === numbers[one])
        .map(other => (1 << one) | (1 << other)),
    ),
  )
  return shadings.filter(shading => pairs.every(pair => (shading & pair) !== 0))
}

/** Every solution of a puzzle of up to 30 cells, by trying all shadings: slow, and hard to get wrong. */
export function everySolution(topology: Topology): ShadingMask[] {
  return withoutRepeats(topology, everyShading(topology))
}
