import { accept, type Result } from '#kernel/result.ts'
import { type RateLimits, takeAll } from './rate-limits.ts'
import type { UnfinishedTables } from './unfinished-tables.ts'

/** Who asks for a table by its code, so that guesses can be counted. */
export interface Requester {
  readonly address: string
  readonly player?: string | undefined
}

/** Limits by player and address that hold whatever transport a request came over. */
export interface TableLimits {
  /** Opens a table for a player, unless the player has opened too many lately or has too many unfinished ones. */
  openTable<Opened>(
    player: string,
    kind: 'tablesByPlayer' | 'rematches',
    open: () => Promise<Result<Opened>>,
  ): Promise<Result<Opened>>
  /** Counts a code that someone tries, and refuses it if there were too many lately. */
  countCode(requester: Requester): Promise<Result<unknown>>
}

/** For tests and simulations. */
export const NO_TABLE_LIMITS: TableLimits = {
  openTable: (_player, _kind, open) => open(),
  countCode: async () => accept(undefined),
}

/** The limits that hold at tables over every transport. */
export function openTableLimits(rateLimits: RateLimits, unfinishedTables: UnfinishedTables): TableLimits {
  return {
    async openTable<Opened>(
      player: string,
      kind: 'tablesByPlayer' | 'rematches',
      open: () => Promise<Result<Opened>>,
    ): Promise<Result<Opened>> {
      const allowed = await rateLimits.take(kind, player)
      return allowed.ok ? unfinishedTables.open(player, open) : allowed
    },
    countCode: ({ address, player }: Requester) =>
      takeAll(rateLimits, [
        ['codes', address],
        ...(player === undefined ? [] : [['codesByPlayer', player] as const]),
      ]),
  }
}
