import type { SavedGame } from './saved.ts'

/** A game that is kept on this device. */
export interface ShelvedGame {
  readonly id: string
  readonly savedAt: number
  readonly finished: boolean
  readonly saved: SavedGame
}

/** Where a person's own games are kept. A game that cannot be read any more is left out, never lost. */
export interface Shelf {
  /** All games, the last saved first. */
  list(): Promise<readonly ShelvedGame[]>
  find(id: string): Promise<ShelvedGame | undefined>
  keep(game: ShelvedGame): Promise<void>
  remove(id: string): Promise<void>
}
