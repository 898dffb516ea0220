import {
  applyConsentAnswer,
  type ConsentAnswer,
  canLearnFrom,
  gamesToLearnFrom,
  type LearningConsent,
  readConsent,
  writeConsent,
} from '#app/learning-consent.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { TerminalHost } from '../shell/host.ts'

type ConsentHost = Pick<TerminalHost, 'preferences' | 'savedGames' | 'clock'>

const storageKey = (rules: Rules) => `learning ${rules.id}`

/** The stored consent that the computer may learn from earlier games on this machine. */
export function consentFor({ preferences }: Pick<ConsentHost, 'preferences'>, game: Rules): LearningConsent {
  return readConsent(preferences.get(storageKey(game)))
}

export function saveConsent({ preferences, clock }: ConsentHost, game: Rules, answer: ConsentAnswer): void {
  preferences.set(
    storageKey(game),
    writeConsent(applyConsentAnswer(consentFor({ preferences }, game), answer, clock.now())),
  )
}

/** The deal that the computer makes of the saved games, with this consent; null where it learns nothing. */
export async function learnedDeal(
  { savedGames, engineClient }: Pick<TerminalHost, 'savedGames' | 'engineClient'>,
  { rules, learningLevels }: Pick<LoadedGame, 'rules' | 'learningLevels'>,
  consent: LearningConsent,
): Promise<object | null> {
  if (!learningLevels || !consent.isGiven) return null
  const games = gamesToLearnFrom(rules, await savedGames.list(), consent)
  return engineClient.request({ do: 'learn', game: rules.id, games }).result
}

/** The deal of a game between these players, if the computer may learn from the person; null otherwise. */
export async function learnedDealFor(
  host: ConsentHost & Pick<TerminalHost, 'engineClient'>,
  loaded: LoadedGame,
  players: readonly Player[],
): Promise<object | null> {
  return canLearnFrom(loaded, players) ? learnedDeal(host, loaded, consentFor(host, loaded.rules)) : null
}
