import { setTimeout } from 'node:timers/promises'
import type { GameEntry } from '#games/game-entry.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { Storage } from '../storage/storage.ts'
import {
  applyAction,
  endingAction,
  type OnlineTable,
  replayLog,
  resultOf,
  summaryAfter,
} from '../tables/log/online-table.ts'
import type { AdministeredTables } from './administration.ts'

export interface StoredTablesOptions {
  readonly storage: Storage
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  /** How long to wait for nodes that load tables again. */
  readonly reloadMs?: number
}

/** How long nodes have for loading tables again after a wake-up, which takes them milliseconds. */
const RELOAD_MS = 1_000

/**
 * The tables in a storage, changed by somebody who is not a server: the server is stopped, or there are several, which
 * hear of every change through the storage.
 */
export function openStoredTables({
  storage,
  loadGame,
  now,
  reloadMs = RELOAD_MS,
}: StoredTablesOptions): AdministeredTables {
  return {
    async endTable(id) {
      for (;;) {
        const listed = await storage.administration.table(id)
        const action = listed && endingAction(listed.phase)
        if (!action) return false
        const table = await load(id).catch(() => undefined)
        const next = table && applyAction(table, action, now())
        if (!table || !next?.ok) {
          // It cannot be replayed, so no entry can be added; at least its players are free again.
          await storage.administration.closeTable(id)
          return true
        }
        const { table: ended, entry } = next.value
        const appended = await storage.tables.append({
          ...{ table: id, seq: ended.seq, entry, summary: summaryAfter(table, ended) },
          ...(ended.phase === 'over' && { result: resultOf(ended) }),
        })
        // Otherwise somebody made a move in between.
        if (appended === 'appended') return true
      }
    },
    async reloadTablesOf() {
      if (await storage.nodes.hasOthers('')) await setTimeout(reloadMs)
    },
    setAsideTables: () => storage.tables.allSetAside(),
  }

  async function load(id: string): Promise<OnlineTable> {
    const stored = await storage.tables.load(id)
    const entry = stored && (await loadGame(stored.table.game))
    const rules = entry && rulesForVersion(entry, stored.table.version)
    if (!rules) throw new Error(`The rules of table ${id} are not known`)
    return replayLog(stored.table, rules, stored.entries)
  }
}
