/** A board on which some cells are still open (neither marked nor shaded). */
export interface Position {
  readonly rows: number
  readonly cols: number
  /** Indices `row * cols + col` of the open cells, ascending. */
  readonly open: readonly number[]
}

/** Called now and then during a search with the positions visited so far; `false` ends the search. */
export type Progress = (positions: number) => boolean

export interface Limit {
  /** How many more positions may be visited. A count and not a time, so that an answer replays. */
  readonly positions?: number
  readonly progress?: Progress
}

/**
 * Knows the value of every position it is given time for. It remembers what it has proved, so one solver
 * kept for a whole game answers later turns by looking them up.
 */
export interface Solver {
  /** Whether the player to move wins; `undefined` when the limit ran out first. */
  isWon(position: Position, limit?: Limit): boolean | undefined
  /** The size of the Nim heap this position equals; `undefined` when the limit ran out first. */
  nimber(position: Position, limit?: Limit): number | undefined
  /** Positions visited since the solver was made or last forgot. */
  readonly positions: number
  /** Drops everything proved so far. */
  forget(): void
}
