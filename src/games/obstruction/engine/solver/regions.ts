import type { Position } from './solver.ts'

/** The connected parts of the open cells, the largest first. A mark blocks cells of its own region only. */
export function regionsOf({ cols, open }: Position): readonly (readonly number[])[] {
  const left = new Set(open)
  const regions: number[][] = []
  for (const start of open) {
    if (!left.delete(start)) continue
    const region = [start]
    // The region grows while it is walked through.
    for (const cell of region)
      for (const beside of around(cell, cols)) if (left.delete(beside)) region.push(beside)
    regions.push(region.sort((one, other) => one - other))
  }
  return regions.sort((one, other) => other.length - one.length)
}

function around(cell: number, cols: number): readonly number[] {
  const column = cell % cols
  return [-1, 0, 1]
    .filter(step => column + step >= 0 && column + step < cols)
    .flatMap(step => [cell - cols + step, cell + step, cell + cols + step])
}
