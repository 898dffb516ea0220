import type { Game, Viewer } from '#kernel/game.ts'
import { checkedSetup } from '#kernel/options.ts'
import { commitment } from '#kernel/random.ts'
import { restore } from '#table/restore.ts'
import { type TableRecord, viewFor } from '#table/table.ts'

/** What this screen was told in the course of the game. */
export interface Told {
  /** The hash of the seed, as it was shown before the first move. */
  readonly commitment: string
  readonly setup: object
  readonly viewer: Viewer
  readonly view: object
}

/**
 * Whether the draws were fixed before the first move, and the record is of the game that was shown here. Undefined
 * where that cannot be told: its words, say, are not on this device.
 */
export function isFair(game: Game, record: TableRecord, told: Told): boolean | undefined {
  if (commitment(record.seed) !== told.commitment) return false
  if (!checkedSetup<object>(game, told.setup).ok) return undefined
  const table = restore(game, record)
  return table.ok && JSON.stringify(viewFor(table.value, told.viewer)) === JSON.stringify(told.view)
}
