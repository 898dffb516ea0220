import type { Topology } from '../../rules/topology.ts'

export interface Run {
  readonly line: number
  readonly cells: readonly number[]
}

/** Every stretch of `length` cells of a line, each beside the next: a hole between two cells ends a stretch. */
export function runs({ lines, neighbours }: Topology, length: number): Run[] {
  return lines.flatMap((line, number) =>
    line.flatMap((_, start): Run[] => {
      const cells = line.slice(start, start + length)
      const unbroken = cells.every(
        (cell, place) => place === 0 || neighbours[cell]!.includes(cells[place - 1]!),
      )
      return cells.length === length && unbroken ? [{ line: number, cells }] : []
    }),
  )
}

/** All pairs of adjacent cells with the same number, in the order of their line. Exactly one of each pair is shaded. */
export function equalPairs(topology: Topology): Run[] {
  return runs(topology, 2).filter(
    ({ cells: [one, other] }) => topology.numbers[one!] === topology.numbers[other!],
  )
}

/** The other cells of a line that hold one of the numbers. */
export function othersWith(
  { lines, numbers }: Topology,
  line: number,
  those: readonly number[],
): readonly number[] {
  const held = new Set(those.map(cell => numbers[cell]))
  return lines[line]!.filter(cell => held.has(numbers[cell]) && !those.includes(cell))
}
