import { lobbyTable } from '#server/storage/lobby-table.ts'
import type { Append, AppendResult, TableStorage } from '#server/storage/storage.ts'
import { storeResult } from './history.ts'
import type { MemoryData, MemoryTable } from './memory-data.ts'
import { presentAt } from './presence.ts'

export function memoryTables(data: MemoryData): TableStorage {
  return {
    async open(table, entries, standing) {
      if (data.tables.has(table.id)) return true
      const existing = data.byCode.get(table.code)
      if (existing && isLive(existing)) return false
      const commands = entries.flatMap(({ command }) => (command === undefined ? [] : [command]))
      const opened = { table, entries: [...entries], commands: new Set(commands), standing }
      data.tables.set(table.id, opened)
      data.byCode.set(table.code, opened)
      updateActiveTables(data, opened)
      return true
    },
    async load(id) {
      const found = data.tables.get(id)
      return found && { table: found.table, entries: [...found.entries] }
    },
    find: async code => data.byCode.get(code)?.table.id,
    append: async append => appendEntry(data, append),
    async due(now, limit) {
      return inPlay(data)
        .filter(({ standing }) => standing.deadline !== null && standing.deadline <= now)
        .sort((one, other) => one.standing.deadline! - other.standing.deadline!)
        .slice(0, limit)
        .map(idOf)
    },
    inPlay: async () => inPlay(data).map(idOf),
    async lobby(limit) {
      return newestFirst(data)
        .filter(({ table, standing }) => {
          if (!table.open) return false
          return standing.phase === 'playing' || presentAt(data, table.id).has(table.openedBy)
        })
        .slice(0, limit)
        .map(found => lobbyTable(found.table, found.standing, presentAt(data, found.table.id)))
    },
    async of(player) {
      return newestFirst(data)
        .filter(({ standing }) =>
          standing.seats.some(sitter => sitter?.kind === 'person' && sitter.id === player),
        )
        .map(found => lobbyTable(found.table, found.standing, presentAt(data, found.table.id)))
    },
    async forgotten(before, limit) {
      return newestFirst(data)
        .reverse()
        .filter(({ standing }) => standing.phase === 'waiting')
        .filter(({ table }) => table.createdAt < before && presentAt(data, table.id).size === 0)
        .slice(0, limit)
        .map(idOf)
    },
    async lastInstant() {
      let last = 0
      for (const { entries } of data.tables.values()) for (const { at } of entries) last = Math.max(last, at)
      return last
    },
  }
}

function appendEntry(data: MemoryData, { table, seq, entry, standing, result }: Append): AppendResult {
  const found = data.tables.get(table)
  if (!found) throw new Error(`There is no table ${table}`)
  if (seq <= found.entries.length) return 'taken'
  if (seq > found.entries.length + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
  if (entry.command !== undefined && found.commands.has(entry.command)) return 'taken'
  if (result) storeResult(data, result)
  found.entries.push(entry)
  if (entry.command !== undefined) found.commands.add(entry.command)
  found.standing = { ...found.standing, ...standing }
  updateActiveTables(data, found)
  return 'appended'
}

function updateActiveTables(data: MemoryData, found: MemoryTable): void {
  if (isLive(found)) data.live.set(found.table.id, found)
  else data.live.delete(found.table.id)
}

function isLive({ standing }: MemoryTable): boolean {
  return standing.phase === 'waiting' || standing.phase === 'playing'
}

function inPlay(data: MemoryData): MemoryTable[] {
  return [...data.live.values()].filter(({ standing }) => standing.phase === 'playing')
}

/** When tables have the same time, the one opened later comes first. */
function newestFirst(data: MemoryData): MemoryTable[] {
  return [...data.live.values()].reverse().sort((one, other) => other.table.createdAt - one.table.createdAt)
}

function idOf({ table }: MemoryTable): string {
  return table.id
}
