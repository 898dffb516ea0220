/** What a table for several needs besides the game: one part of the program, fetched with the first such game. */
export { applyLearning } from './fitted.ts'
export { Players } from './players.tsx'
export { MultiplayerSetup } from './setup-form.tsx'
