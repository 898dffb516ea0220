/** The hypothesis that these words, called or not, form a line of the opponent's grid. */
export interface LineHypothesis {
  /** Its words that were not called yet, by number. */
  readonly missing: readonly number[]
  /** The logarithm of how likely and how near to completion it is; only differences matter. */
  readonly weight: number
}

/** The penalty per call that a hypothesis still needs: a line half crossed out is nearer than a new one. */
export const LOG_WEIGHT_PER_CALL = Math.log(0.6)
