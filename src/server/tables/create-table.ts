import type { GameEntry } from '#games/game-entry.ts'
import { validateParams, withOnlineDefaults } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { CreateTableRequest, TableReference } from '#protocol/api.ts'
import { graceChoices, type TablePolicy } from '#table/policy.ts'
import type { Storage } from '../storage/storage.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log/log-entry.ts'
import { type OnlineTable, replayLog } from './log/online-table.ts'
import { summaryOf } from './log/summary.ts'
import { reject } from './refusals.ts'

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
  readonly policy?: TablePolicy | undefined
  /** Who is seated when the table is created. */
  readonly seats: readonly (Sitter | null)[]
}

/** Stores a new table. Draws another id and code if the drawn ones are taken. */
export async function storeNewTable(
  { game, setup, open, openedBy, policy, seats }: NewTable,
  { storage, ids, now }: { storage: Storage; ids: IdSource; now: number },
): Promise<TableReference> {
  const sitActions = seats.flatMap((sitter, seat): OnlineAction[] =>
    sitter ? [{ do: 'sit', seat, sitter }] : [],
  )
  const entries: OnlineEntry[] = sitActions.map(action => ({ at: now, action }))
  for (;;) {
    const header: TableHeader = {
      id: ids.newId(),
      code: ids.newCode(),
      game: game.id,
      version: game.version,
      setup,
      seed: ids.newSeed(),
      open,
      openedBy,
      createdAt: now,
      ...(policy && { policy }),
    }
    const onlineTable = replayLog(header, game, entries)
    if (await storage.tables.open(header, entries, summaryOf(onlineTable)))
      return { id: header.id, code: header.code }
  }
}

/** The params of an online table: the game's online defaults with what was chosen instead, or why they are refused. */
export function onlineParams(
  game: Pick<GameEntry, 'rules' | 'online'> | undefined,
  chosen: object = {},
): Result<object> | undefined {
  if (!game) return undefined
  const { rules, online } = game
  const params = validateParams<object>(rules, withOnlineDefaults<object>(rules, online, chosen))
  const checked = params.ok ? online?.check?.(params.value) : undefined
  return checked && !checked.ok ? checked : params
}

/** How long players may be away from a table, and whether an early end counts. */
export function policyFor(
  { rules, online }: Pick<GameEntry, 'rules' | 'online'>,
  params: object,
  { computer, graceMs }: Pick<CreateTableRequest, 'computer' | 'graceMs'>,
): Result<TablePolicy> {
  const earlyEnd = online?.earlyEndCounts ? 'counts' : 'aborts'
  if (computer !== undefined) return accept({ graceMs: null, earlyEnd })
  const choices = graceChoices(rules, online?.graceMs, params)
  const chosen = graceMs ?? choices[0]!
  if (choices.includes(chosen)) return accept({ graceMs: chosen, earlyEnd })
  return reject('no-such-grace', { graceMs: chosen, known: choices.join(' or ') })
}

/** The creator sits on the first seat; computers, if requested, take all others. */
export function initialSeats(
  { rules, text }: GameEntry,
  request: CreateTableRequest,
  opener: Sitter,
): Result<readonly (Sitter | null)[]> {
  const { computer } = request
  if (rules.seats < 2) return reject('not-online', { game: rules.id })
  if (computer !== undefined && !Object.hasOwn(text.levels, computer))
    return reject('no-such-level', { level: computer, known: Object.keys(text.levels).join(', ') })
  const other: Sitter | null = computer === undefined ? null : { kind: 'computer', level: computer }
  return accept(Array.from({ length: rules.seats }, (_, seat) => (seat === 0 ? opener : other)))
}

/** The same game with everyone moved by one seat, so that another player is first. */
export function rematchTable({ about, game, seats }: OnlineTable): NewTable {
  const [first, ...others] = seats
  return {
    game,
    setup: about.setup,
    open: false,
    openedBy: about.openedBy,
    policy: about.policy,
    seats: [...others, first ?? null],
  }
}
