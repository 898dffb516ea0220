/** From 600 games of each level against the one below it, on 8x8: `npm run bench levels`. */
export const levelRatings = {
  novice: 510,
  casual: 710,
  steady: 900,
  keen: 1100,
  sharp: 1280,
  skilled: 1500,
  strong: 1690,
  expert: 1840,
  master: 1990,
  perfect: 2140,
} as const
