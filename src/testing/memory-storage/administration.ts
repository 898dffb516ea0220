import type {
  AdministrationStorage,
  PlayerRow,
  PurgeKind,
  StoredTableFacts,
  TableRow,
} from '#server/storage/administration.ts'
import { nameKey } from '#server/storage/name-key.ts'
import type { MemoryData, MemoryTable } from './memory-data.ts'
import type { MemoryNode } from './memory-node.ts'
import { deletePlayer, replacePlayer } from './player-replacement.ts'
import { updateActiveTables } from './tables.ts'

export function memoryAdministration(data: MemoryData, node: MemoryNode): AdministrationStorage {
  return {
    async players({ search = '', banned = false, limit }) {
      const key = nameKey(search)
      return [...data.players.values()]
        .filter(({ id, name }) => nameKey(name).includes(key) || id.startsWith(search))
        .filter(({ id }) => !banned || data.bans.has(id))
        .map(({ id }) => playerRow(data, id)!)
        .sort((one, other) => lastSeen(data, other) - lastSeen(data, one) || (one.id < other.id ? -1 : 1))
        .slice(0, limit)
    },
    player: async id => playerRow(data, id),
    async playersNamed(name) {
      const named = [...data.players.values()].filter(player => nameKey(player.name) === nameKey(name))
      return named.map(({ id }) => id).sort()
    },
    seedsOf: async player =>
      (data.resultsOf.get(player) ?? []).map(({ result }) => data.tables.get(result.id)!.table.seed),
    async tables({ search = '', phase, limit }) {
      const key = nameKey(search)
      return [...data.tables.values()]
        .reverse()
        .filter(({ summary }) => phase === undefined || summary.phase === phase)
        .filter(({ table, summary }) => {
          const texts = [table.code, JSON.stringify(summary.seats)].map(nameKey)
          return table.id.includes(search) || table.game === key || texts.some(text => text.includes(key))
        })
        .slice(0, limit)
        .map(tableRow)
    },
    async table(id) {
      const found = data.tables.get(id)
      return found && tableRow(found)
    },
    counts: async now => ({
      players: {
        claimed: [...data.players.values()].filter(({ password }) => password !== null).length,
        guests: [...data.players.values()].filter(({ password }) => password === null).length,
        banned: [...data.bans.values()].filter(({ until }) => until === null || until > now).length,
      },
      sessions: data.sessions.size,
      tables: {
        waiting: inPhase(data, 'waiting').length,
        playing: inPhase(data, 'playing').length,
        over: inPhase(data, 'over').length,
        closed: inPhase(data, 'closed').length,
      },
      games: data.results.size,
      openReports: data.reports.filter(({ closedAt }) => closedAt === null).length,
    }),
    async replacePlayer(replacement) {
      replacePlayer(data, replacement)
      node.noteChange(replacement.player, 'tables')
      return undefined
    },
    async deletePlayer(id) {
      for (const session of sessionsOf(data, id))
        node.wakeOthers({ kind: 'session', player: id, session: session.id })
      deletePlayer(data, id)
      node.noteChange(id, 'account')
    },
    async closeTable(id) {
      const found = data.tables.get(id)
      if (!found) return
      found.summary = { ...found.summary, phase: 'closed', deadline: null }
      updateActiveTables(data, found)
      node.wakeOthers({ kind: 'lobby' })
    },
    async purge({ kind, before, dryRun = false }) {
      const keys = PURGES[kind].find(data, before)
      if (!dryRun) for (const key of keys) PURGES[kind].delete(data, key)
      return { count: keys.length }
    },
    async revokeAll() {
      const sessions = [...data.sessions.values()]
      for (const { player, id } of sessions) {
        deleteSession(data, id)
        node.noteChange(player, 'account')
        node.wakeOthers({ kind: 'session', player, session: id })
      }
      return sessions.map(({ player, id }) => ({ player, session: id }))
    },
    audit: async () => ({ tables: [...data.tables.values()].map(found => storedFacts(data, found)) }),
    scrub: async () => 'done',
    condition: async () => ({ losses: [], damage: [], isChecking: false, bytes: 0 }),
  }
}

function inPhase(data: MemoryData, phase: TableRow['phase']): readonly MemoryTable[] {
  return [...data.tables.values()].filter(({ summary }) => summary.phase === phase)
}

function sessionsOf(data: MemoryData, player: string) {
  return [...data.sessions.values()].filter(session => session.player === player)
}

function lastSeen(data: MemoryData, { id, createdAt }: PlayerRow): number {
  const sessions = sessionsOf(data, id)
  return sessions.length === 0 ? createdAt : Math.max(...sessions.map(({ seenAt }) => seenAt))
}

function playerRow(data: MemoryData, id: string): PlayerRow | undefined {
  const player = data.players.get(id)
  if (!player) return undefined
  const sessions = sessionsOf(data, id)
  const results = data.resultsOf.get(id) ?? []
  const ban = data.bans.get(id)
  const seen = Math.max(
    ...sessions.map(({ seenAt }) => seenAt),
    ...results.map(({ result }) => result.endedAt),
    0,
  )
  return {
    id,
    name: player.name,
    claimed: player.password !== null,
    createdAt: player.createdAt,
    seenAt: seen === 0 ? null : seen,
    sessions: sessions.length,
    games: results.length,
    tables: [...data.live.values()].filter(found => isSeated(found, id)).length,
    ...(ban && { ban: { reason: ban.reason, at: ban.at, until: ban.until } }),
  }
}

function isSeated({ summary }: MemoryTable, player: string): boolean {
  return summary.seats.some(sitter => sitter?.kind === 'person' && sitter.id === player)
}

function tableRow({ table, entries, summary }: MemoryTable): TableRow {
  const { id, code, game, setup, open, createdAt } = table
  const bytes = entries.map(({ action }) => Buffer.byteLength(JSON.stringify(action)))
  return {
    ...{ id, code, game, setup, open, createdAt, phase: summary.phase, seats: summary.seats },
    lastAt: Math.max(0, ...entries.map(({ at }) => at)),
    seq: entries.length,
    logBytes: bytes.reduce((sum, one) => sum + one, 0),
  }
}

function storedFacts(data: MemoryData, found: MemoryTable): StoredTableFacts {
  const { table, entries, summary } = found
  const result = data.results.get(table.id)?.result
  return {
    id: table.id,
    table,
    entries,
    seqs: entries.map((_, index) => index + 1),
    phase: summary.phase,
    seats: summary.seats,
    isLogDeleted: found.isLogDeleted,
    ...(result && { result }),
  }
}

interface Purge {
  find(data: MemoryData, before: number): readonly string[]
  delete(data: MemoryData, key: string): void
}

const PURGES: Readonly<Record<PurgeKind, Purge>> = {
  sessions: {
    find: (data, before) =>
      [...data.sessions.values()].filter(({ seenAt }) => seenAt < before).map(({ id }) => id),
    delete: deleteSession,
  },
  guests: {
    find: (data, before) =>
      [...data.players.values()]
        .filter(({ password, createdAt }) => password === null && createdAt < before)
        .filter(({ id }) => sessionsOf(data, id).every(({ seenAt }) => seenAt < before))
        .filter(({ id }) => !data.resultsOf.has(id) && !data.bans.has(id))
        .filter(({ id }) => ![...data.live.values()].some(found => isSeated(found, id)))
        .map(({ id }) => id),
    delete(data, id) {
      for (const session of sessionsOf(data, id)) deleteSession(data, session.id)
      data.players.delete(id)
    },
  },
  closed: {
    find: (data, before) => endedBefore(data, 'closed', before),
    delete(data, id) {
      const { code } = data.tables.get(id)!.table
      if (data.byCode.get(code)?.table.id === id) data.byCode.delete(code)
      data.tables.delete(id)
    },
  },
  logs: {
    find: (data, before) =>
      endedBefore(data, 'over', before).filter(id => !data.tables.get(id)!.isLogDeleted),
    delete(data, id) {
      const found = data.tables.get(id)!
      found.entries.length = 0
      found.isLogDeleted = true
    },
  },
  changes: {
    find: (data, before) =>
      data.playerChanges.filter(({ at }) => at < before).map(({ number }) => String(number)),
    delete(data, number) {
      const kept = data.playerChanges.filter(change => String(change.number) !== number)
      data.playerChanges.splice(0, data.playerChanges.length, ...kept)
    },
  },
}

function endedBefore(data: MemoryData, phase: TableRow['phase'], before: number): readonly string[] {
  return inPhase(data, phase)
    .filter(({ entries }) => Math.max(0, ...entries.map(({ at }) => at)) < before)
    .map(({ table }) => table.id)
}

function deleteSession(data: MemoryData, id: string): void {
  const session = data.sessions.get(id)
  if (session) data.sessionByHash.delete(session.tokenHash)
  data.sessions.delete(id)
}
