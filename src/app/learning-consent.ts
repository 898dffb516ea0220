import type { GameEntry } from '#games/game-entry.ts'
import type { PastGame } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import { isComputer, type Player, personSeats } from '#table/player.ts'
import { restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import type { StoredGame } from './saved-game-store.ts'

/** Whether the computer may learn from the games on this device, and since when. */
export interface LearningConsent {
  readonly isGiven: boolean
  /** Games started earlier are ignored. */
  readonly since: number
}

/** The answers to the request for consent; `anew` means yes, but without earlier games. */
export const CONSENT_ANSWERS = ['no', 'yes', 'anew'] as const
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number]

/** More games add little, and a player's habits change. */
const LAST_GAMES = 30

export function readConsent(text: string | null | undefined): LearningConsent {
  const [, isGiven, since] = /^(yes|no) (\d{1,15})$/.exec(text ?? '') ?? []
  return { isGiven: isGiven === 'yes', since: Number(since ?? 0) }
}

export function writeConsent({ isGiven, since }: LearningConsent): string {
  return `${isGiven ? 'yes' : 'no'} ${since}`
}

export function applyConsentAnswer(
  { since }: LearningConsent,
  answer: ConsentAnswer,
  now: number,
): LearningConsent {
  return { isGiven: answer !== 'no', since: answer === 'anew' ? now : since }
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
  rules: Rules,
  saved: readonly StoredGame[],
  consent: LearningConsent,
): readonly PastGame[] {
  return saved
    .filter(({ saved: { players, record } }) => {
      const isAgainstComputer = personSeats(players).length === 1 && players.some(isComputer)
      return (
        consent.isGiven && record.game === rules.id && record.startedAt >= consent.since && isAgainstComputer
      )
    })
    .slice(0, LAST_GAMES)
    .flatMap(({ saved: { players, record } }) => {
      const table = restore(rules, record)
      return table.ok ? { state: stateOf(table.value), seat: personSeats(players)[0]! } : []
    })
}
