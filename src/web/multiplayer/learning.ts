import { learnedDeal as learnedDealOn } from '#app/learning-consent.ts'
import type { Player } from '#table/player.ts'
import { engineClient, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'

/** The deal for a game of these players: the habits that the computer has learnt, where it can and may learn. */
export function learnedDeal(loadedGame: LoadedGame, players: readonly Player[]): Promise<object | null> {
  return learnedDealOn({ preferences, savedGames, engineClient }, loadedGame, players)
}
