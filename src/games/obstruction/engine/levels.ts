/** How a level plays. */
export interface Strength {
  /** It works out positions with at most this many open cells; before that it plays by feel. */
  readonly solvesFrom: number
  /** How many positions it searches before it gives up. */
  readonly searches: number | 'everything'
  /** The percentage of positions that it could work out, in which it plays by feel all the same. */
  readonly slipPercent: number
  /** It never slips with this many open cells, or fewer. */
  readonly slipsAbove: number
}

const OPENING = 42

/** From the easiest to the hardest. Their ratings are in `level-ratings.ts`; measure them again after a change. */
export const LEVELS = {
  novice: human({ solvesFrom: 6, slipPercent: 30 }),
  casual: human({ solvesFrom: 13, slipPercent: 25 }),
  steady: human({ solvesFrom: 20, slipPercent: 15 }),
  keen: human({ solvesFrom: 25, slipPercent: 8 }),
  sharp: human({ solvesFrom: 30, slipPercent: 3 }),
  skilled: human({ solvesFrom: 37, slipPercent: 2 }),
  strong: human({ solvesFrom: 41, slipPercent: 0 }),
  expert: solver({ slipPercent: 60 }),
  master: solver({ slipPercent: 30 }),
  perfect: solver({ slipPercent: 0 }),
} as const satisfies Readonly<Record<string, Strength>>

/** Plays by feel until few cells are open, and then overlooks something now and then. */
function human(limits: Pick<Strength, 'solvesFrom' | 'slipPercent'>): Strength {
  return { ...limits, searches: 30_000, slipsAbove: 0 }
}

/** Knows every position, but may slip in the opening. */
function solver(limits: Pick<Strength, 'slipPercent'>): Strength {
  return { ...limits, solvesFrom: Number.POSITIVE_INFINITY, searches: 'everything', slipsAbove: OPENING }
}
