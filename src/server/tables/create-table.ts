import type { GameEntry } from '#games/game-entry.ts'
import { validateParams, withOnlineDefaults } from '#kernel/options.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { CreateTableRequest, TableReference } from '#protocol/api.ts'
import type { Storage } from '../storage/storage.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log/log-entry.ts'
import { type OnlineTable, replayLog } from './log/online-table.ts'
import { summaryOf } from './log/summary.ts'

export interface IdSource {
  newId(): string
  newSeed(): string
  newCode(): string
}

export interface NewTable {
  readonly game: Rules
  readonly setup: object
  readonly open: boolean
  readonly openedBy: string
  /** Who sits where from the beginning. */
  readonly seats: readonly (Sitter | null)[]
}

/** Puts up a new table with some already seated. */
export async function storeNewTable(
  { game, setup, open, openedBy, seats }: NewTable,
  { storage, dice, now }: { storage: Storage; dice: IdSource; now: number },
): Promise<TableReference> {
  const sat = seats.flatMap((sitter, seat): OnlineAction[] => (sitter ? [{ do: 'sit', seat, sitter }] : []))
  const entries: OnlineEntry[] = sat.map(action => ({ at: now, action }))
  for (;;) {
    const table: TableHeader = {
      id: dice.newId(),
      code: dice.newCode(),
      game: game.id,
      version: game.version,
      setup,
      seed: dice.newSeed(),
      open,
      openedBy,
      createdAt: now,
    }
    const room = replayLog(table, game, entries)
    if (await storage.tables.open(table, entries, summaryOf(room))) return { id: table.id, code: table.code }
  }
}

/** The game's own way of playing at a distance, with what was chosen otherwise. */
export function onlineSetup(game: Rules | undefined, chosen: object = {}): Result<object> | undefined {
  if (!game) return undefined
  const setup = validateParams<object>(game, withOnlineDefaults<object>(game, chosen))
  const refused = setup.ok ? game.checkOnline?.(setup.value) : undefined
  if (refused) return { ok: false, rejection: refused }
  // Nothing is made here: whoever opens a table brings along all it takes.
  return setup.ok && game.seats > 1 && game.needsGeneration?.(setup.value) ? reject('unprepared') : setup
}

/** Who sits at a new table: the one who opens it, and computers if asked for. */
export function initialSeats(
  { rules, text }: GameEntry,
  order: CreateTableRequest,
  opener: Sitter,
): Result<readonly (Sitter | null)[]> {
  const { computer } = order
  if (rules.seats < 2) return reject('not-online', { game: rules.id })
  if (computer !== undefined && !Object.hasOwn(text.levels, computer))
    return reject('no-such-level', { level: computer, known: Object.keys(text.levels).join(', ') })
  const other: Sitter | null = computer === undefined ? null : { kind: 'computer', level: computer }
  return accept(Array.from({ length: rules.seats }, (_, seat) => (seat === 0 ? opener : other)))
}

/** The same game again, everyone one seat further, so that another is the first. */
export function rematchTable({ about, game, seats }: OnlineTable): NewTable {
  const [first, ...others] = seats
  return {
    game,
    setup: about.setup,
    open: false,
    openedBy: about.openedBy,
    seats: [...others, first ?? null],
  }
}
