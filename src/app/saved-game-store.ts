import type { SavedGame } from './saved-game-format.ts'

/** A game that is kept on this device. */
export interface StoredGame {
  readonly id: string
  readonly savedAt: number
  readonly finished: boolean
  readonly saved: SavedGame
}

/** Where a person's own games are kept. A game that cannot be read any more is left out, never lost. */
export interface SavedGameStore {
  /** All games, the last saved first. */
  list(): Promise<readonly StoredGame[]>
  find(id: string): Promise<StoredGame | undefined>
  put(game: StoredGame): Promise<void>
  remove(id: string): Promise<void>
}
