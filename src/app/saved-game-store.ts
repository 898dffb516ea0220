import type { SavedGame } from './saved-game-format.ts'

/** A game that is saved on this device. */
export interface StoredGame {
  readonly id: string
  readonly savedAt: number
  readonly finished: boolean
  readonly summary?: GameSummary
  /** A finished game that was imported alone: somebody else played it, so it counts in no statistics. */
  readonly isImported?: true
  readonly saved: SavedGame
}

/** Whether no person has made a move in an unfinished game. */
export function isUntouched({ finished, saved: { players, record, origin } }: StoredGame): boolean {
  const own = record.entries.slice(origin?.moves ?? 0)
  return (
    !finished && !own.some(({ action }) => action.do === 'move' && players[action.seat]?.kind === 'person')
  )
}

/** Whether a game is a result of its player: not if somebody else played it, or if it began in the middle. */
export function countsInStatistics({ isImported, saved }: StoredGame): boolean {
  return !isImported && !saved.origin
}

/** A game in a few words, for lists that do not load its rules. */
export interface GameSummary {
  /** The player to move, or how the game ended. */
  readonly line: string
  /** Whether the only person at this screen won; undefined between people. */
  readonly won?: boolean
  readonly moves: number
  /** How long a finished puzzle took. */
  readonly ms?: number
}

/** Storage for the player's own games. Unreadable games are left out of the results but never deleted. */
export interface SavedGameStore {
  /** All games, the last saved first. */
  list(): Promise<readonly StoredGame[]>
  find(id: string): Promise<StoredGame | undefined>
  /** Throws a StorageFullError where the device has no room for it. */
  put(game: StoredGame): Promise<void>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** The storage of the device is full or forbidden. */
export class StorageFullError extends Error {}
