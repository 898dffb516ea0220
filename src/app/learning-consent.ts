import type { EngineClient } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { PastGame } from '#kernel/engine.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { isComputer, type Player, personSeats } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { preferenceKeys } from './preferences.ts'
import type { SavedGameStore, StoredGame } from './saved-game-store.ts'

/** Whether the computer may learn from the games on this device, and since when. */
export interface LearningConsent {
  readonly isGiven: boolean
  /** Games started earlier are ignored. */
  readonly since: number
}

/** The answers to the request for consent; `fresh` means yes, but without earlier games. */
export const CONSENT_ANSWERS = ['no', 'yes', 'fresh'] as const
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number]

/** More games add little, and a player's habits change. */
const LAST_GAMES = 30

export function readConsent(store: KeyValueStore, game: string): LearningConsent {
  const text = store.get(preferenceKeys.learning(game)) ?? ''
  const [, isGiven, since] = /^(yes|no) (\d{1,15})$/.exec(text) ?? []
  return { isGiven: isGiven === 'yes', since: Number(since ?? 0) }
}

export function saveConsent(store: KeyValueStore, game: string, { isGiven, since }: LearningConsent): void {
  store.set(preferenceKeys.learning(game), `${isGiven ? 'yes' : 'no'} ${since}`)
}

/** Saves an answer that was given now. */
export function saveConsentAnswer(
  store: KeyValueStore,
  game: string,
  { answer, now }: { readonly answer: ConsentAnswer; readonly now: number },
): void {
  saveConsent(store, game, applyConsentAnswer(readConsent(store, game), answer, now))
}

export function applyConsentAnswer(
  { since }: LearningConsent,
  answer: ConsentAnswer,
  now: number,
): LearningConsent {
  return { isGiven: answer !== 'no', since: answer === 'fresh' ? now : since }
}

/** Whether one of these players is a computer of a learning level, playing against a single person. */
export function canLearnFrom(
  { learningLevels = [] }: Pick<GameEntry, 'learningLevels'>,
  players: readonly Player[],
): boolean {
  return (
    personSeats(players).length === 1 &&
    players.some(player => isComputer(player) && learningLevels.includes(player.level))
  )
}

/** The saved games that the consent allows the computer to learn from. */
export function gamesToLearnFrom(
  versions: RuleVersions,
  saved: readonly StoredGame[],
  consent: LearningConsent,
): readonly PastGame[] {
  return saved
    .filter(({ saved: { players, record, origin } }) => {
      const isAgainstComputer = personSeats(players).length === 1 && players.some(isComputer)
      return (
        consent.isGiven &&
        record.game === versions.rules.id &&
        record.startedAt >= consent.since &&
        !origin &&
        isAgainstComputer
      )
    })
    .slice(0, LAST_GAMES)
    .flatMap(({ saved: { players, record } }) => {
      const table = restoreAnyVersion(versions, record)
      return table.ok ? { state: stateOf(table.value), seat: personSeats(players)[0]! } : []
    })
}

/** The device whose games the computer learns from. */
export interface LearningDevice {
  readonly preferences: KeyValueStore
  readonly savedGames: Pick<SavedGameStore, 'list'>
  readonly engineClient: EngineClient
}

type LearningGame = Pick<GameEntry, 'rules' | 'earlier' | 'learningLevels'>

/** The habits that the computer learns from the saved games, as the deal of the next one; null without games or consent. */
export async function learnFromSavedGames(
  { savedGames, engineClient }: Omit<LearningDevice, 'preferences'>,
  { rules, earlier, learningLevels }: LearningGame,
  consent: LearningConsent,
): Promise<object | null> {
  if (!learningLevels || !consent.isGiven) return null
  await rules.load?.()
  const games = gamesToLearnFrom({ rules, earlier }, await savedGames.list(), consent)
  return games.length === 0 ? null : engineClient.request({ do: 'learn', game: rules.id, games }).result
}

/** The deal for a game of these players: the habits that the computer has learnt, where it can and may learn. */
export async function learnedDeal(
  device: LearningDevice,
  game: LearningGame,
  players: readonly Player[],
): Promise<object | null> {
  return canLearnFrom(game, players)
    ? learnFromSavedGames(device, game, readConsent(device.preferences, game.rules.id))
    : null
}
