/** The pages' part for games of several players: one chunk, loaded with the first such game. */

export { Players } from '../play/players.tsx'
export { learnedDeal } from './learning.ts'
export { MultiplayerSetup } from './multiplayer-setup.tsx'
