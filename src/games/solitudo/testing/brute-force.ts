import { breaches } from '../rules/breaches.ts'
import type { Puzzle, Shading } from '../rules/puzzle.ts'
import { shadingOf, topologyOf } from '../rules/topology.ts'

/**
 * Every solution of a small board: enumerates all shadings without touching cells and without equal kept ones, and
 * checks each by the rules. Slow, and hard to get wrong.
 */
export function solutionsByForce(puzzle: Puzzle): Shading[] {
  const topology = topologyOf(puzzle)
  const { cells, neighbours, lines, linesOf, numbers } = topology
  const shaded = new Set<number>()
  const isShaded = (index: number) => shaded.has(index)
  const equalsBefore = cells.map((_, index) =>
    linesOf[index]!.flatMap(line =>
      lines[line]!.filter(other => other < index && numbers[other] === numbers[index]),
    ),
  )
  const solutions: Shading[] = []
  function decide(index: number): void {
    if (index === cells.length) {
      if (breaches(topology, isShaded).length === 0) solutions.push(shadingOf(topology, isShaded))
      return
    }
    if (equalsBefore[index]!.every(isShaded)) decide(index + 1)
    if (neighbours[index]!.some(isShaded)) return
    shaded.add(index)
    decide(index + 1)
    shaded.delete(index)
  }
  decide(0)
  return solutions
}
