import type { SavedGame } from './saved-game-format.ts'

/** A game that is saved on this device. */
export interface StoredGame {
  readonly id: string
  readonly savedAt: number
  readonly finished: boolean
  readonly saved: SavedGame
}

/** Storage for the player's own games. Unreadable games are left out of the results but never deleted. */
export interface SavedGameStore {
  /** All games, the last saved first. */
  list(): Promise<readonly StoredGame[]>
  find(id: string): Promise<StoredGame | undefined>
  put(game: StoredGame): Promise<void>
  remove(id: string): Promise<void>
}
