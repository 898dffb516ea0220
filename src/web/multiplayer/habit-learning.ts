import { type LearningConsent, learnHabits, readConsent, writeConsent } from '#app/learning-consent.ts'
import type { Rules } from '#kernel/rules.ts'
import { savedGames } from '../device.ts'

const storageKey = (game: Rules) => `quincunx.learning.${game.id}`

/** What was answered on this device to whether the computer may learn from earlier games. */
export function readConsentFor(game: Rules): LearningConsent {
  try {
    return readConsent(localStorage.getItem(storageKey(game)))
  } catch {
    return readConsent(undefined)
  }
}

export function saveConsent(game: Rules, leave: LearningConsent): void {
  try {
    localStorage.setItem(storageKey(game), writeConsent(leave))
  } catch {
    // What cannot be kept is not given.
  }
}

export async function learnFromSavedGames(game: Rules, leave: LearningConsent): Promise<object> {
  const { learning } = game
  return learning
    ? learnHabits({ ...game, learning }, leave.isGiven ? await savedGames.list() : [], leave)
    : {}
}

/** A setup with what the computer may know of earlier games; with nothing of that where it may not. */
export async function withLearnedHabits(game: Rules, setup: object): Promise<object> {
  return { ...setup, ...(await learnFromSavedGames(game, readConsentFor(game))) }
}
