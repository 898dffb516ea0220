import type { LetterValues } from './letter-values.ts'

/** The scale of the logistic curve that is closest to the normal one. */
const STEEPNESS = 1.7

/** A small weight, so that points break ties between equal probabilities. */
const TIE_BREAK_PER_POINT = 1e-5

/** The probability that a lead lasts, with `left` letters in the reservoir; one half for a draw. */
export function winProbability(lead: number, left: number, { turn }: LetterValues): number {
  if (left <= 0) return Math.sign(lead) / 2 + 0.5 + lead * TIE_BREAK_PER_POINT
  const spread = turn.spread * Math.sqrt(left / turn.letters + 1)
  return 1 / (1 + Math.exp((-STEEPNESS * lead) / spread)) + lead * TIE_BREAK_PER_POINT
}
