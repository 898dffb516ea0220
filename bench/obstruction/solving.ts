import { emptyPosition } from '#games/obstruction/engine/solver/position.ts'
import type { Solver } from '#games/obstruction/engine/solver/solver.ts'
import { createWasmSolver } from '#games/obstruction/engine/wasm-solver.ts'
import { createJsSolver } from '#games/obstruction/testing/js-solver/js-solver.ts'

export const BOARDS = ['6x6', '7x7', '7x8', '8x8']

export interface SolveTiming {
  readonly board: string
  readonly positions: number
  readonly plainMs: number
  readonly wasmMs: number
}

/** Times solving the empty boards with empty caches, by the JavaScript solver and the compiled one. */
export async function measureSolving(): Promise<readonly SolveTiming[]> {
  const wasm = await createWasmSolver()
  const plain = createJsSolver()
  return BOARDS.map(board => {
    const plainMs = medianMs(board, plain)
    const wasmMs = medianMs(board, wasm)
    return { board, positions: wasm.positions, plainMs, wasmMs }
  })
}

function medianMs(board: string, solver: Solver): number {
  const [rows, cols] = board.split('x').map(Number) as [number, number]
  const runs = Array.from({ length: 5 }, () => {
    solver.forget()
    const start = performance.now()
    solver.isWon(emptyPosition(rows, cols))
    return performance.now() - start
  })
  return runs.sort((one, other) => one - other)[2]!
}
