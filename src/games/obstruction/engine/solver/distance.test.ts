import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePosition } from '../../testing/arbitrary.ts'
import { createBruteForce } from '../../testing/brute-force.ts'
import { createWasmSolver } from '../wasm-solver.ts'
import { Distances } from './distance.ts'
import { afterMark } from './position.ts'
import type { Position } from './solver.ts'

const nimber = createBruteForce()

/** The marks still to come, by the definition alone. */
function bruteDistance(position: Position): number {
  const moves = position.open.map(cell => afterMark(position, cell))
  const winning = moves.filter(after => nimber(after) === 0)
  if (moves.length === 0) return 0
  return winning.length > 0
    ? 1 + Math.min(...winning.map(bruteDistance))
    : 1 + Math.max(...moves.map(bruteDistance))
}

test('the winner takes the shortest way and the loser the longest', async () => {
  const distances = new Distances(await createWasmSolver({ tableMegabytes: 1 }))
  fc.assert(
    fc.property(somePosition({ sides: [5, 7], mostOpen: 12 }), position => {
      expect(distances.of(position)).toBe(bruteDistance(position))
    }),
  )
})
