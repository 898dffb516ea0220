import {
  applyConsentAnswer,
  type ConsentAnswer,
  canLearnFrom,
  type LearningConsent,
  learnHabits,
  readConsent,
  writeConsent,
} from '#app/learning-consent.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Player } from '#table/player.ts'
import type { TerminalHost } from '../shell/host.ts'

type ConsentHost = Pick<TerminalHost, 'preferences' | 'savedGames' | 'clock'>

const storageKey = (game: Rules) => `learning ${game.id}`

/** What a person has answered when asked whether the computer may learn from earlier games here. */
export function consentFor({ preferences }: Pick<ConsentHost, 'preferences'>, game: Rules): LearningConsent {
  return readConsent(preferences.get(storageKey(game)))
}

export function saveConsent({ preferences, clock }: ConsentHost, game: Rules, answer: ConsentAnswer): void {
  preferences.set(
    storageKey(game),
    writeConsent(applyConsentAnswer(consentFor({ preferences }, game), answer, clock.now())),
  )
}

/** What it would know of the games that are kept here. */
export async function learnedHabits(
  { savedGames }: ConsentHost,
  game: Rules,
  leave: LearningConsent,
): Promise<object> {
  const { learning } = game
  return learning
    ? learnHabits({ ...game, learning }, leave.isGiven ? await savedGames.list() : [], leave)
    : {}
}

/** What belongs in the setup of a game between these players. */
export async function learnedHabitsFor(
  here: ConsentHost,
  game: Rules,
  players: readonly Player[],
): Promise<object> {
  const leave = consentFor(here, game)
  return learnedHabits(here, game, { ...leave, isGiven: leave.isGiven && canLearnFrom(game, players) })
}
