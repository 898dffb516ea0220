/** The package `quincunx/guessgo`: the rules, the computer's levels, and games between them. */
export { createBots } from './engine/bots/bots.ts'
export { type Match, type MatchResult, playMatch, summarizeResults } from './engine/simulation/simulate.ts'
export { rules } from './rules/rules.ts'
export type { GuessGoTypes, Params } from './rules/types.ts'
