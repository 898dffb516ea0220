import type { Storage } from '../storage/storage.ts'
import { endingAction, type OnlineTable, seatOf } from '../tables/log/online-table.ts'
import { rejection } from '../tables/refusals.ts'
import { type TableCache, TableSetAsideError } from '../tables/table-cache.ts'
import type { RunningTables } from './administration.ts'

export interface RunningTablesOptions {
  readonly storage: Storage
  readonly tableCache: TableCache
  now(): number
}

/** The tables of the running server, whose players see every change. */
export function openRunningTables({ storage, tableCache, now }: RunningTablesOptions): RunningTables {
  return {
    async endTable(id) {
      const listed = await storage.administration.table(id)
      if (!listed || !endingAction(listed.phase)) return false
      try {
        const decide = ({ phase }: OnlineTable) => endingAction(phase) ?? rejection('game-over')
        const ended = await tableCache.use(id, actor => actor.submit({ decide, at: now() }))
        return ended?.ok ?? false
      } catch (error) {
        if (!(error instanceof TableSetAsideError)) throw error
        // No entry can be added to a log that cannot be replayed; at least its players are free again.
        await storage.administration.closeTable(id)
        return true
      }
    },

    async reloadTablesOf(player) {
      const actors = tableCache.actors().filter(({ table }) => seatOf(table, player) !== undefined)
      await Promise.all(actors.map(actor => actor.refresh()))
    },

    setAsideTables: () => tableCache.setAsideTables(),
  }
}
