/** A conjecture: these words, called or not, make a line of the other's grid. */
export interface LineHypothesis {
  /** The words of it that were not called yet, by number. */
  readonly missing: readonly number[]
  /** How likely it is and how near, as a logarithm; only the differences count. */
  readonly weight: number
}

/** Each call that a guess still needs makes it worth less: a line half crossed out is nearer than a fresh one. */
export const LOG_WEIGHT_PER_CALL = Math.log(0.6)
