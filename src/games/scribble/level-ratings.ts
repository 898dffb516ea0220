/**
 * From 200 games of each level against the one below it, with 196 letters and loose side runs (`npm run bench levels`);
 * the master's from 1,000 games against the expert.
 */
export const levelRatings = {
  novice: 220,
  learner: 440,
  dabbler: 590,
  improver: 760,
  weekend: 940,
  hobbyist: 1100,
  sociable: 1320,
  casual: 1500,
  regular: 1730,
  keen: 1920,
  practised: 2140,
  skilled: 2350,
  seasoned: 2540,
  club: 2750,
  county: 2950,
  tournament: 3120,
  expert: 3340,
  master: 3460,
} as const
