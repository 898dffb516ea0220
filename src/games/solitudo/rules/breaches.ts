import type { Topology } from './topology.ts'

/** A rule that a shading breaks, with the cells that break it. */
export type Breach =
  | { readonly rule: 'touching'; readonly cells: readonly number[] }
  | { readonly rule: 'repeated'; readonly cells: readonly number[]; readonly number: number }
  /** The smaller part, cut off from the rest. */
  | { readonly rule: 'divided'; readonly cells: readonly number[] }

/** Every rule that a shading breaks; none if it solves the puzzle (H2). */
export function breaches(topology: Topology, isShaded: (index: number) => boolean): Breach[] {
  return [...touching(topology, isShaded), ...repeated(topology, isShaded), ...divided(topology, isShaded)]
}

/** Shaded cells beside each other, pair by pair. */
export function touching({ neighbours }: Topology, isShaded: (index: number) => boolean): Breach[] {
  return neighbours.flatMap((around, index) =>
    isShaded(index)
      ? around
          .filter(other => other > index && isShaded(other))
          .map((other): Breach => ({ rule: 'touching', cells: [index, other] }))
      : [],
  )
}

function repeated({ lines, numbers }: Topology, isShaded: (index: number) => boolean): Breach[] {
  return lines.flatMap(line => {
    const kept = line.filter(index => !isShaded(index))
    const present = new Set(kept.map(index => numbers[index]!))
    return [...present].flatMap((number): Breach[] => {
      const cells = kept.filter(index => numbers[index] === number)
      return cells.length > 1 ? [{ rule: 'repeated', cells, number }] : []
    })
  })
}

/** If the kept cells are not connected: every piece but the largest. */
export function divided({ cells, neighbours }: Topology, isShaded: (index: number) => boolean): Breach[] {
  const seen = new Set<number>()
  const pieces: number[][] = []
  for (const start of cells.keys()) {
    if (seen.has(start) || isShaded(start)) continue
    const piece = [start]
    seen.add(start)
    for (const index of piece)
      for (const next of neighbours[index]!)
        if (!seen.has(next) && !isShaded(next)) {
          seen.add(next)
          piece.push(next)
        }
    pieces.push(piece)
  }
  return pieces
    .sort((one, other) => other.length - one.length)
    .slice(1)
    .map((piece): Breach => ({ rule: 'divided', cells: piece }))
}
