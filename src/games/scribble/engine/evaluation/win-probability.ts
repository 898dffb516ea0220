import type { LetterValues } from './letter-values.ts'

/** The logistic curve that comes nearest to the normal one. */
const STEEPNESS = 1.7

/** Points decide between equal chances. */
const TIE_BREAK_PER_POINT = 1e-5

/** How likely a lead of so many points is to last, with so many letters in the reservoir; half for a draw. */
export function winProbability(lead: number, left: number, { turn }: LetterValues): number {
  if (left <= 0) return Math.sign(lead) / 2 + 0.5 + lead * TIE_BREAK_PER_POINT
  const spread = turn.spread * Math.sqrt(left / turn.letters + 1)
  return 1 / (1 + Math.exp((-STEEPNESS * lead) / spread)) + lead * TIE_BREAK_PER_POINT
}
