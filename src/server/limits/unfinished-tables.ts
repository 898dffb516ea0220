import type { Result } from '#kernel/result.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
import type { TableStorage } from '../storage/table-storage.ts'
import type { OnLimited } from './limited-event.ts'

export interface UnfinishedTablesOptions {
  readonly tables: Pick<TableStorage, 'of'>
  readonly most: number
  readonly onLimited?: OnLimited
}

/** Keeps one player from filling the lobby with tables. */
export class UnfinishedTables {
  readonly #options: UnfinishedTablesOptions
  /** Tables that are being opened and may not be stored yet, by player. */
  readonly #opening = new Map<string, number>()

  constructor(options: UnfinishedTablesOptions) {
    this.#options = options
  }

  /** Opens a table for a player, unless too many of the player's tables wait or are in play. */
  async open<Opened>(player: string, open: () => Promise<Result<Opened>>): Promise<Result<Opened>> {
    const { tables, most, onLimited } = this.#options
    // Counted before the stored tables are read, or many requests at once would all find few tables.
    const opening = (this.#opening.get(player) ?? 0) + 1
    this.#opening.set(player, opening)
    try {
      const stored = (await tables.of(player)).length
      if (stored + opening <= most) return await open()
      onLimited?.({ limit: 'unfinishedTables', by: 'player', key: player, isFirst: stored === most })
      return reject('too-many-unfinished-tables', { most })
    } finally {
      const left = this.#opening.get(player)! - 1
      if (left > 0) this.#opening.set(player, left)
      else this.#opening.delete(player)
    }
  }
}
