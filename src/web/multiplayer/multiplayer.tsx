/** What a table for several needs besides the game: one part of the program, fetched with the first such game. */

export { Players } from '../play/players.tsx'
export { applyLearning } from './apply-learning.ts'
export { MultiplayerSetup } from './multiplayer-setup.tsx'
