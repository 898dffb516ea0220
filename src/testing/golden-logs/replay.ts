import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { RematchState, TablePhase } from '#protocol/server-messages.ts'
import type { GameResult } from '#server/storage/table-storage.ts'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'
import { replayLog, resultOf } from '#server/tables/log/online-table.ts'
import type { Ending } from '#table/action.ts'
import { type LogEntry, logOf } from '#table/log.ts'
import { viewFor } from '#table/table.ts'
import { loadGoldenGame } from './golden-games.ts'

/**
 * A log written by an earlier version, with the state it leads to. Such logs are in people's storage, so the files are
 * only added to, never changed: when one leads to another state, played games can no longer be opened or end differently.
 */
export interface GoldenLog {
  readonly table: TableHeader
  readonly entries: readonly OnlineEntry[]
  readonly folded: ReplayedLog
}

export interface ReplayedLog {
  readonly seq: number
  readonly phase: TablePhase
  readonly rematch: RematchState
  readonly ending?: Ending
  readonly result?: GameResult
  /** The final view of each seat and of a spectator. */
  readonly views: Readonly<Record<string, object>>
  /** The public events of every move; the oldest files have none. */
  readonly log?: readonly LogEntry[]
}

export async function replayGoldenLog({
  table,
  entries,
}: Pick<GoldenLog, 'table' | 'entries'>): Promise<Required<Pick<ReplayedLog, 'log'>> & ReplayedLog> {
  const rules = rulesForVersion((await loadGoldenGame(table.game))!, table.version)
  if (!rules) throw new Error(`The rules of ${table.game} ${table.version} are no longer known`)
  const tables = entries.map((_, index) => replayLog(table, rules, entries.slice(0, index + 1)))
  const { seq, phase, play, rematch, seats } = tables.at(-1)!
  const ended = tables.find(table => table.phase === 'over')
  const viewers = play ? ([...seats.keys(), 'spectator'] as const) : []
  return {
    ...{ seq, phase, rematch },
    ...(play?.ending && { ending: play.ending }),
    ...(ended && { result: resultOf(ended) }),
    views: Object.fromEntries(viewers.map(viewer => [viewer, viewFor(play!, viewer)])),
    log: play ? logOf(play) : [],
  }
}
