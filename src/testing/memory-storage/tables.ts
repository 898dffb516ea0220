import { lobbyTable } from '#server/storage/lobby-table.ts'
import type { Append, AppendResult, TableStorage } from '#server/storage/storage.ts'
import { storeResult } from './history.ts'
import type { MemoryData, MemoryTable } from './memory-data.ts'
import { presentAt } from './presence.ts'

export function memoryTables(kept: MemoryData): TableStorage {
  return {
    async open(table, entries, standing) {
      if (kept.tables.has(table.id)) return true
      const rival = kept.byCode.get(table.code)
      if (rival && isLive(rival)) return false
      const commands = entries.flatMap(({ command }) => (command === undefined ? [] : [command]))
      const opened = { table, entries: [...entries], commands: new Set(commands), standing }
      kept.tables.set(table.id, opened)
      kept.byCode.set(table.code, opened)
      updateLiveTables(kept, opened)
      return true
    },
    async load(id) {
      const found = kept.tables.get(id)
      return found && { table: found.table, entries: [...found.entries] }
    },
    find: async code => kept.byCode.get(code)?.table.id,
    append: async append => appendEntry(kept, append),
    async due(now, limit) {
      return inPlay(kept)
        .filter(({ standing }) => standing.deadline !== null && standing.deadline <= now)
        .sort((one, other) => one.standing.deadline! - other.standing.deadline!)
        .slice(0, limit)
        .map(idOf)
    },
    inPlay: async () => inPlay(kept).map(idOf),
    async lobby(limit) {
      return newestFirst(kept)
        .filter(({ table, standing }) => {
          if (!table.open) return false
          return standing.phase === 'playing' || presentAt(kept, table.id).has(table.openedBy)
        })
        .slice(0, limit)
        .map(found => lobbyTable(found.table, found.standing, presentAt(kept, found.table.id)))
    },
    async of(player) {
      return newestFirst(kept)
        .filter(({ standing }) =>
          standing.seats.some(sitter => sitter?.kind === 'person' && sitter.id === player),
        )
        .map(found => lobbyTable(found.table, found.standing, presentAt(kept, found.table.id)))
    },
    async forgotten(before, limit) {
      return newestFirst(kept)
        .reverse()
        .filter(({ standing }) => standing.phase === 'waiting')
        .filter(({ table }) => table.createdAt < before && presentAt(kept, table.id).size === 0)
        .slice(0, limit)
        .map(idOf)
    },
    async lastInstant() {
      let last = 0
      for (const { entries } of kept.tables.values()) for (const { at } of entries) last = Math.max(last, at)
      return last
    },
  }
}

function appendEntry(kept: MemoryData, { table, seq, entry, standing, result }: Append): AppendResult {
  const found = kept.tables.get(table)
  if (!found) throw new Error(`There is no table ${table}`)
  if (seq <= found.entries.length) return 'taken'
  if (seq > found.entries.length + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
  if (entry.command !== undefined && found.commands.has(entry.command)) return 'taken'
  if (result) storeResult(kept, result)
  found.entries.push(entry)
  if (entry.command !== undefined) found.commands.add(entry.command)
  found.standing = { ...found.standing, ...standing }
  updateLiveTables(kept, found)
  return 'appended'
}

function updateLiveTables(kept: MemoryData, found: MemoryTable): void {
  if (isLive(found)) kept.live.set(found.table.id, found)
  else kept.live.delete(found.table.id)
}

function isLive({ standing }: MemoryTable): boolean {
  return standing.phase === 'waiting' || standing.phase === 'playing'
}

function inPlay(kept: MemoryData): MemoryTable[] {
  return [...kept.live.values()].filter(({ standing }) => standing.phase === 'playing')
}

/** Of two of one age the one opened later. */
function newestFirst(kept: MemoryData): MemoryTable[] {
  return [...kept.live.values()].reverse().sort((one, other) => other.table.createdAt - one.table.createdAt)
}

function idOf({ table }: MemoryTable): string {
  return table.id
}
