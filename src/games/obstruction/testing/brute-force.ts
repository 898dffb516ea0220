import { afterMark } from '../engine/solver/position.ts'
import type { Position } from '../engine/solver/solver.ts'

/** Nimbers by the definition alone, without regions, twins or symmetry: slow, and hard to get wrong. */
export function createBruteForce(): (position: Position) => number {
  const known = new Map<string, number>()
  return function nimber(position: Position): number {
    const key = `${position.cols}:${position.open.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const reached = new Set(position.open.map(cell => nimber(afterMark(position, cell))))
    let value = 0
    while (reached.has(value)) value++
    known.set(key, value)
    return value
  }
}

/** Every position that play can reach, each once. */
export function reachable(from: Position): Position[] {
  const found = new Map([[from.open.join(), from]])
  for (const position of found.values()) {
    for (const cell of position.open) {
      const after = afterMark(position, cell)
      found.set(after.open.join(), after)
    }
  }
  return [...found.values()]
}
