import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileSolver } from '../../../../scripts/build-wasm.ts'
import { somePosition } from '../testing/arbitrary.ts'
import { createJsSolver } from '../testing/js-solver/js-solver.ts'
import { emptyPosition } from './solver/position.ts'
import { SOLVER_WASM } from './solver-wasm.ts'
import { createWasmSolver } from './wasm-solver.ts'

describe('the compiled solver', { timeout: 60_000 }, () => {
  it('is up to date with its source', () => {
    expect(Buffer.from(compileSolver()).toString('base64')).toBe(SOLVER_WASM)
  })

  it('gives the same answers and counts as the JavaScript one', async () => {
    const wasm = await createWasmSolver({ tableMegabytes: 1 })
    fc.assert(
      fc.property(somePosition({ sides: [5, 10], mostOpen: 32 }), position => {
        const reference = createJsSolver({ tableMegabytes: 1 })
        wasm.forget()
        expect(wasm.isWon(position)).toBe(reference.isWon(position))
        expect(wasm.positions).toBe(reference.positions)
        expect(wasm.nimber(position)).toBe(reference.nimber(position))
        expect(wasm.positions).toBe(reference.positions)
      }),
      { numRuns: 100 },
    )
  })

  it('visits as many positions as the JavaScript one on whole boards', async () => {
    const wasm = await createWasmSolver({ tableMegabytes: 4 })
    const reference = createJsSolver({ tableMegabytes: 4 })
    for (const [rows, cols] of [
      [5, 8],
      [5, 10],
      [6, 6],
      [8, 6],
      [6, 9],
      [10, 6],
      [7, 8],
    ] as const) {
      expect(wasm.isWon(emptyPosition(rows, cols))).toBe(reference.isWon(emptyPosition(rows, cols)))
      expect(wasm.positions, `${rows}x${cols}`).toBe(reference.positions)
    }
  })

  it('evicts the same entries from a full table', async () => {
    const tableMegabytes = 1 / 64
    const wasm = await createWasmSolver({ tableMegabytes })
    const reference = createJsSolver({ tableMegabytes })
    expect(wasm.isWon(emptyPosition(7, 8))).toBe(reference.isWon(emptyPosition(7, 8)))
    expect(wasm.positions).toBe(reference.positions)
  })

  it('stops at the same position', async () => {
    const wasm = await createWasmSolver({ tableMegabytes: 1 })
    const reference = createJsSolver({ tableMegabytes: 1 })
    for (const positions of [0, 1, 700, 900]) {
      expect(wasm.isWon(emptyPosition(6, 8), { positions })).toBe(
        reference.isWon(emptyPosition(6, 8), { positions }),
      )
      expect(wasm.positions).toBe(reference.positions)
    }
  })

  it('ends when the progress callback returns false', async () => {
    const wasm = await createWasmSolver({ tableMegabytes: 4 })
    const reported: number[] = []
    const progress = (positions: number) => reported.push(positions) < 1
    expect(wasm.isWon(emptyPosition(8, 8), { progress })).toBeUndefined()
    expect(reported).toEqual([16384])
    expect(wasm.isWon(emptyPosition(8, 8))).toBe(false)
  })
})
