import {
  canLearnFrom,
  gamesToLearnFrom,
  type LearningConsent,
  readConsent,
  writeConsent,
} from '#app/learning-consent.ts'
import { preferenceKeys } from '#app/preference-keys.ts'
import type { Player } from '#table/player.ts'
import { engineClient, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'

const storageKey = (game: string) => `quincunx.${preferenceKeys.learning(game)}`

/** The consent that was given on this device for the computer to learn from earlier games. */
export function readConsentFor(game: string): LearningConsent {
  try {
    return readConsent(localStorage.getItem(storageKey(game)))
  } catch {
    return readConsent(undefined)
  }
}

export function saveConsent(game: string, consent: LearningConsent): void {
  try {
    localStorage.setItem(storageKey(game), writeConsent(consent))
  } catch {
    // Consent that cannot be stored is not given.
  }
}

/** The habits the computer learns from the saved games, as the deal of the next one; null without games or consent. */
export async function learnFromSavedGames(
  { rules }: LoadedGame,
  consent: LearningConsent,
): Promise<object | null> {
  if (!consent.isGiven) return null
  await rules.load?.()
  const games = gamesToLearnFrom(rules, await savedGames.list(), consent)
  if (games.length === 0) return null
  return engineClient.request({ do: 'learn', game: rules.id, games }).result
}

/** The deal for a game of these players: what the computer has learnt, where it can and may learn. */
export async function learnedDeal(
  loadedGame: LoadedGame,
  players: readonly Player[],
): Promise<object | null> {
  return canLearnFrom(loadedGame, players)
    ? learnFromSavedGames(loadedGame, readConsentFor(loadedGame.rules.id))
    : null
}
