import type { Limit, Position, Progress, Solver } from './solver/solver.ts'
import { SOLVER_WASM } from './solver-wasm.ts'

// The ES2023 types declare neither of these, though browsers and Node have both.
declare function atob(text: string): string
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: unknown } }>
}

interface WasmExports {
  prepare(tableBytes: number): number
  forget(): void
  positions(): number
  isWon(upper: bigint, lower: bigint, limit: number): number
  nimber(upper: bigint, lower: bigint, limit: number): number
}

export interface WasmSolverOptions {
  /** Up to about 4,000. A small table makes the search slower, never wrong. */
  readonly tableMegabytes?: number
}

/** The compiled solver: the same answers and counts as the JavaScript one, several times faster. */
export async function createWasmSolver({ tableMegabytes = 64 }: WasmSolverOptions = {}): Promise<Solver> {
  let progress: Progress | undefined
  const host = { progress: (positions: number) => (progress?.(positions) === false ? 0 : 1) }
  const bytes = Uint8Array.from(atob(SOLVER_WASM), character => character.charCodeAt(0))
  const { instance } = await WebAssembly.instantiate(bytes, { host })
  const wasm = instance.exports as WasmExports
  if (!wasm.prepare(tableMegabytes * 1024 * 1024))
    throw new Error(`no ${tableMegabytes} MB for the solver's table`)

  function ask(question: WasmExports['isWon'], position: Position, limit: Limit): number | undefined {
    progress = limit.progress
    const [upper, lower] = toHalves(position)
    const answer = question(upper, lower, limit.positions ?? Number.POSITIVE_INFINITY)
    return answer < 0 ? undefined : answer
  }

  return {
    isWon(position, limit = {}) {
      const answer = ask(wasm.isWon, position, limit)
      return answer === undefined ? undefined : answer === 1
    },
    nimber: (position, limit = {}) => ask(wasm.nimber, position, limit),
    get positions() {
      return wasm.positions()
    },
    forget: () => wasm.forget(),
  }
}

const ROWS_A_HALF = 5
const BITS_A_ROW = 11

/** Five rows of the board in each half, in the layout of assembly/halves.ts. */
function toHalves({ cols, open }: Position): [upper: bigint, lower: bigint] {
  const halves: [bigint, bigint] = [0n, 0n]
  for (const cell of open) {
    const row = Math.floor(cell / cols)
    const bit = (row % ROWS_A_HALF) * BITS_A_ROW + (cell % cols)
    halves[row < ROWS_A_HALF ? 0 : 1] |= 1n << BigInt(bit)
  }
  return halves
}
