import type { Limit, Position, Solver } from '../../engine/solver/solver.ts'
import { split } from './region.ts'
import { toRows } from './rows.ts'
import { largestFirst, Search, Stopped } from './search.ts'
import { TranspositionTable } from './transposition-table.ts'

export interface JsSolverOptions {
  /** Up to 128. A small table makes the search slower, never wrong. */
  readonly tableMegabytes?: number
}

/** The solver in plain JavaScript: the oracle for the compiled one. */
export function createJsSolver({ tableMegabytes = 64 }: JsSolverOptions = {}): Solver {
  const table = new TranspositionTable(tableMegabytes)
  const search = new Search(table)

  function within<Answer>(limit: Limit, ask: () => Answer): Answer | undefined {
    search.setLimit(limit)
    try {
      return ask()
    } catch (error) {
      if (error instanceof Stopped) return undefined
      throw error
    }
  }

  return {
    isWon: (position, limit = {}) => within(limit, () => !search.isSumWorth(regionsOf(position), 0)),
    nimber: (position, limit = {}) =>
      within(limit, () => regionsOf(position).reduce((sum, region) => sum ^ search.nimberOf(region), 0)),
    get positions() {
      return search.positions
    },
    forget() {
      table.clear()
      search.positions = 0
    },
  }
}

function regionsOf(position: Position) {
  return split(toRows(position)).sort(largestFirst)
}
