/** A bag before its turn; all counts are by code. */
export interface BagState {
  readonly bag: Uint8Array
  /** Letters that may be drawn: those in the reservoir and those in a hidden bag. */
  readonly unseen: Uint16Array
  /** Letters in the reservoir. */
  readonly left: number
}

/** The value of a turn besides its points, by the letters it takes out of the bag. */
export interface LeaveValues {
  afterWord(letters: readonly number[]): number
  /** No letters: a pass. */
  afterExchange(letters: readonly number[]): number
}

/** Evaluates the letters that are kept, under some rules. */
export interface LeaveEvaluator {
  evaluate(held: BagState): LeaveValues
}

/** Counts points and nothing else. */
export const pointsOnlyEvaluator: LeaveEvaluator = {
  evaluate: () => ({ afterWord: () => 0, afterExchange: () => 0 }),
}
