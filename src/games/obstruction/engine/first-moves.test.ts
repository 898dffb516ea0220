import { expect, test } from 'vitest'
import firstMoves from '../presentation/first-moves.json' with { type: 'json' }
import { provenFirstMoves } from './first-moves.ts'
import { createWasmSolver } from './wasm-solver.ts'

const solver = await createWasmSolver({ tableMegabytes: 64 })

test.each(Object.entries(firstMoves))('the map of first moves on %s is proved', (board, winning) => {
  const [rows, cols] = board.split('x').map(Number) as [number, number]
  expect(provenFirstMoves({ rows, cols }, solver)).toEqual(winning)
})
