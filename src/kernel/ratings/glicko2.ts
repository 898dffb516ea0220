/** Glicko-2 after Glickman, "Example of the Glicko-2 system" (2022). Every game is a rating period of its own. */
export interface Rating {
  readonly rating: number
  /** One standard deviation: how far the rating may be off. */
  readonly deviation: number
  /** How much the player's strength fluctuates. */
  readonly volatility: number
}

export interface RatedGame {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  /** From 0 for a loss to 1 for a win; an exercise may give part of it. */
  readonly score: number
}

/** A loss, a draw, a win. */
export type Score = 0 | 0.5 | 1

export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** A rating grows uncertain by one rating period for every day without a game. */
export const IDLE_PERIOD_MS = 24 * 60 * 60 * 1000

/** Limits how far one game can change the volatility. */
const TAU = 0.5
/** Rating points per unit of the scale used in the formulas. */
const SCALE = 173.7178
const PRECISION = 1e-6

/** The rating at the end of a period in which these games were played. */
export function updateRating(player: Rating, games: readonly RatedGame[]): Rating {
  const deviation = player.deviation / SCALE
  const played = games.map(({ opponent, score }) => {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp((-weight * (player.rating - opponent.rating)) / SCALE))
    return { weight, expected, score }
  })
  const information = sum(played.map(({ weight, expected }) => weight ** 2 * expected * (1 - expected)))
  // Without games the formulas below would divide by zero.
  if (information === 0) return decayRating(player, IDLE_PERIOD_MS)

  const surplus = sum(played.map(({ weight, expected, score }) => weight * (score - expected)))
  const variance = 1 / information
  const volatility = nextVolatility({
    deviation,
    volatility: player.volatility,
    variance,
    improvement: variance * surplus,
  })
  const after = 1 / Math.sqrt(1 / (deviation ** 2 + volatility ** 2) + information)
  return {
    rating: player.rating + SCALE * after ** 2 * surplus,
    deviation: Math.min(SCALE * after, FIRST_RATING.deviation),
    volatility,
  }
}

/** Both ratings after one game, with the first player's score. */
export function updatePair(first: Rating, second: Rating, score: Score): readonly [Rating, Rating] {
  return [
    updateRating(first, [{ opponent: second, score }]),
    updateRating(second, [{ opponent: first, score: (1 - score) as Score }]),
  ]
}

/** The rating after this long without a game: as high as before, and less certain. */
export function decayRating(player: Rating, ms: number): Rating {
  const periods = Math.max(0, ms) / IDLE_PERIOD_MS
  const deviation = Math.hypot(player.deviation, Math.sqrt(periods) * player.volatility * SCALE)
  return { ...player, deviation: Math.min(deviation, FIRST_RATING.deviation) }
}

interface VolatilityInput {
  readonly deviation: number
  readonly volatility: number
  readonly variance: number
  readonly improvement: number
}

/** Step 5 of the paper: the root of `slope`, by the Illinois variant of false position. */
function nextVolatility({ deviation, volatility, variance, improvement }: VolatilityInput): number {
  const before = Math.log(volatility ** 2)
  const slope = (x: number) => {
    const spread = deviation ** 2 + variance + Math.exp(x)
    return (Math.exp(x) * (improvement ** 2 - spread)) / (2 * spread ** 2) - (x - before) / TAU ** 2
  }

  let one = before
  let other = before - TAU
  const excess = improvement ** 2 - deviation ** 2 - variance
  if (excess > 0) other = Math.log(excess)
  else while (slope(other) < 0) other -= TAU
  let atOne = slope(one)
  let atOther = slope(other)
  while (Math.abs(other - one) > PRECISION) {
    const between = one + ((one - other) * atOne) / (atOther - atOne)
    const atBetween = slope(between)
    if (atBetween * atOther <= 0) {
      one = other
      atOne = atOther
    } else atOne /= 2
    other = between
    atOther = atBetween
  }
  return Math.exp(one / 2)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
