import { lobbyTable } from '#server/storage/lobby-table.ts'
import { DUE_CLAIM_MS } from '#server/storage/node-storage.ts'
import { StorageUnavailableError } from '#server/storage/storage.ts'
import type { Append, AppendResult, KnownLog, TableStorage } from '#server/storage/table-storage.ts'
import { storeResult } from './history.ts'
import type { MemoryData, MemoryTable } from './memory-data.ts'
import type { MemoryNode } from './memory-node.ts'
import { presentAt } from './presence.ts'

export function memoryTables(data: MemoryData, node: MemoryNode): TableStorage {
  return {
    async open(table, entries, summary) {
      if (data.tables.has(table.id)) return true
      const existing = data.byCode.get(table.code)
      if (existing && isLive(existing)) return false
      const commands = entries.flatMap(({ command }) => (command === undefined ? [] : [command]))
      const log = { entries: [...entries], commands: new Set(commands), isLogDeleted: false }
      const opened = { table, ...log, summary }
      data.tables.set(table.id, opened)
      data.byCode.set(table.code, opened)
      updateActiveTables(data, opened)
      node.wakeOthers({ kind: 'lobby' })
      return true
    },
    async load(id) {
      const found = data.tables.get(id)
      return found && !found.isLogDeleted ? { table: found.table, entries: [...found.entries] } : undefined
    },
    async loadSince(id, seq) {
      const found = data.tables.get(id)
      return found && !found.isLogDeleted ? found.entries.slice(seq) : undefined
    },
    async grown(known) {
      const hasGrown = ({ table, seq }: KnownLog) => (data.tables.get(table)?.entries.length ?? 0) > seq
      return known.filter(hasGrown).map(({ table }) => table)
    },
    async find(code) {
      const found = data.byCode.get(code)
      return found?.isLogDeleted ? undefined : found?.table.id
    },
    async append(append) {
      if (node.acceptedServer !== data.server)
        throw new StorageUnavailableError('Another server has taken over.')
      const result = appendEntry(data, append)
      if (result === 'taken') return result
      node.wakeOthers({ kind: 'table', table: append.table, seq: append.seq })
      if ('phase' in append.summary) node.wakeOthers({ kind: 'lobby' })
      return result
    },
    async due(now, limit) {
      return inPlay(data)
        .filter(({ summary }) => summary.deadline !== null && summary.deadline <= now)
        .filter(found => !node.isShared || !isClaimedByAnother(data, found, node))
        .sort((one, other) => one.summary.deadline! - other.summary.deadline!)
        .slice(0, limit)
        .map(({ table, summary }) => {
          const until = data.now() + DUE_CLAIM_MS
          data.dueClaims.set(table.id, { owner: node, deadline: summary.deadline!, until })
          return table.id
        })
    },
    inPlay: async () => inPlay(data).map(idOf),
    async lobby(limit) {
      const creators = new Set<string>()
      return newestFirst(data)
        .filter(({ table, summary }) => {
          if (!table.open) return false
          return summary.phase === 'playing' || presentAt(data, table.id).has(table.openedBy)
        })
        .filter(({ table }) => !creators.has(table.openedBy) && creators.add(table.openedBy))
        .slice(0, limit)
        .map(found => lobbyTable(found.table, found.summary, presentAt(data, found.table.id)))
    },
    async waitingFor({ game, setup, openedBy, limit }) {
      return newestFirst(data)
        .reverse()
        .filter(({ table, summary }) => {
          const isWanted = table.game === game && JSON.stringify(table.setup) === JSON.stringify(setup)
          return isWanted && table.open && summary.phase === 'waiting'
        })
        .filter(({ table }) => openedBy === undefined || table.openedBy === openedBy)
        .filter(({ table }) => presentAt(data, table.id).has(table.openedBy))
        .slice(0, limit)
        .map(({ table }) => ({ id: table.id, code: table.code }))
    },
    async of(player) {
      return newestFirst(data)
        .filter(({ summary }) =>
          summary.seats.some(sitter => sitter?.kind === 'person' && sitter.id === player),
        )
        .map(found => lobbyTable(found.table, found.summary, presentAt(data, found.table.id)))
    },
    async forgotten(before, limit) {
      return newestFirst(data)
        .reverse()
        .filter(({ summary }) => summary.phase === 'waiting')
        .filter(({ table }) => table.createdAt < before && presentAt(data, table.id).size === 0)
        .slice(0, limit)
        .map(idOf)
    },
    async lastInstant(notAfter = Number.POSITIVE_INFINITY) {
      let last = 0
      for (const { entries } of data.tables.values())
        for (const { at } of entries) if (at <= notAfter) last = Math.max(last, at)
      return last
    },
    async endedBetween(from, to) {
      return [...data.tables.values()].some(found => {
        const last = found.entries.at(-1)
        return !isLive(found) && last !== undefined && last.at >= from && last.at <= to
      })
    },
    async setAside(id, reason) {
      const found = data.tables.get(id)
      if (found) found.setAside = reason ?? undefined
      node.wakeOthers({ kind: 'lobby' })
    },
    async allSetAside() {
      return [...data.tables.values()]
        .flatMap(({ table, setAside }) =>
          setAside === undefined ? [] : [{ id: table.id, reason: setAside }],
        )
        .sort((one, other) => (one.id < other.id ? -1 : 1))
    },
  }
}

function isClaimedByAnother(data: MemoryData, { table, summary }: MemoryTable, node: MemoryNode): boolean {
  const claim = data.dueClaims.get(table.id)
  return (
    claim !== undefined &&
    claim.owner !== node &&
    claim.deadline === summary.deadline &&
    claim.until > data.now()
  )
}

function appendEntry(data: MemoryData, { table, seq, entry, summary, result }: Append): AppendResult {
  const found = data.tables.get(table)
  if (!found) throw new Error(`There is no table ${table}`)
  if (seq <= found.entries.length) return 'taken'
  if (seq > found.entries.length + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
  if (entry.command !== undefined && found.commands.has(entry.command)) return 'taken'
  if (result) storeResult(data, result)
  found.entries.push(entry)
  if (entry.command !== undefined) found.commands.add(entry.command)
  found.summary = { ...found.summary, ...summary }
  updateActiveTables(data, found)
  return 'appended'
}

export function updateActiveTables(data: MemoryData, found: MemoryTable): void {
  if (isLive(found)) data.live.set(found.table.id, found)
  else data.live.delete(found.table.id)
}

function isLive({ summary }: MemoryTable): boolean {
  return summary.phase === 'waiting' || summary.phase === 'playing'
}

/** The unfinished tables that can be opened. */
function listed(data: MemoryData): MemoryTable[] {
  return [...data.live.values()].filter(({ setAside }) => setAside === undefined)
}

function inPlay(data: MemoryData): MemoryTable[] {
  return listed(data).filter(({ summary }) => summary.phase === 'playing')
}

/** When tables have the same time, the one opened later comes first. */
function newestFirst(data: MemoryData): MemoryTable[] {
  return listed(data)
    .reverse()
    .sort((one, other) => other.table.createdAt - one.table.createdAt)
}

function idOf({ table }: MemoryTable): string {
  return table.id
}
