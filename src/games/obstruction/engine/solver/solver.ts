/** A board on which some cells are still open (neither marked nor shaded). */
export interface Position {
  readonly rows: number
  readonly cols: number
  /** Indices `row * cols + col` of the open cells, ascending. */
  readonly open: readonly number[]
}

/** Called periodically during a search with the positions visited so far; `false` ends the search. */
export type Progress = (positions: number) => boolean

export interface Limit {
  /** How many more positions may be visited. A count, not a time, so that answers are reproducible. */
  readonly positions?: number
  readonly progress?: Progress
}

/**
 * Finds the exact value of positions within a limit. It caches its proofs, so a solver that is used for a whole game
 * answers later turns from the cache.
 */
export interface Solver {
  /** Whether the player to move wins; `undefined` when the limit ran out first. */
  isWon(position: Position, limit?: Limit): boolean | undefined
  /** The size of the Nim heap this position equals; `undefined` when the limit ran out first. */
  nimber(position: Position, limit?: Limit): number | undefined
  /** Positions visited since the solver was created or last cleared. */
  readonly positions: number
  /** Drops everything proved so far. */
  forget(): void
}
