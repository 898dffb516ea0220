import type { StoredPlayer, StoredSession } from '#server/storage/player-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { GameResult, TableSummary } from '#server/storage/table-storage.ts'
import type { OnlineEntry, Sitter, TableHeader } from '#server/tables/log/log-entry.ts'

export const NOON = 1_700_000_000_000

export const person = (id: string, rating?: number): Sitter => ({
  kind: 'person',
  id,
  name: id.toUpperCase(),
  ...(rating !== undefined && { rating }),
})

export const computer = (level: string): Sitter => ({ kind: 'computer', level })

export function table(id: string, overrides: Partial<TableHeader> = {}): TableHeader {
  return {
    id,
    code: `K7-${id}`,
    game: 'obstruction',
    version: 1,
    setup: { rows: 6, 'line\n"two"': '☃' },
    seed: `the seed of ${id}`,
    open: true,
    openedBy: 'ann',
    createdAt: NOON,
    ...overrides,
  }
}

export const sitEntry = (at = NOON, command?: string): OnlineEntry => ({
  at,
  action: { do: 'sit', seat: 0, sitter: person('ann') },
  ...(command !== undefined && { command }),
})

export const moveEntry = (text: string, command?: string, at = NOON): OnlineEntry => ({
  at,
  action: { do: 'move', seat: 0, text },
  ...(command !== undefined && { command }),
})

export const waiting: TableSummary = { phase: 'waiting', seats: [person('ann'), null], deadline: null }
export const over: TableSummary = { phase: 'over', seats: [person('ann'), person('ben')], deadline: null }
export const closed: TableSummary = { phase: 'closed', seats: [null, null], deadline: null }

export function playing(deadline: number | null = null): TableSummary {
  return { phase: 'playing', seats: [person('ann'), person('ben')], deadline }
}

/** Opens a table with one entry. */
export async function openSampleTable(
  storage: Storage,
  id: string,
  summary = waiting,
  overrides: Partial<TableHeader> = {},
) {
  const isOpened = await storage.tables.open(table(id, overrides), [sitEntry()], summary)
  if (!isOpened) throw new Error(`${id} was not opened`)
}

export function result(id: string, overrides: Partial<GameResult> = {}): GameResult {
  return {
    id,
    game: 'obstruction',
    startedAt: NOON,
    endedAt: NOON + 1000,
    seats: [
      { sitter: person('ann'), won: true },
      { sitter: person('ben'), won: false },
    ],
    reason: 'blocked',
    facts: { rows: 6, cols: 7, marks: 12 },
    rated: false,
    ...overrides,
  }
}

/** Opens a table whose second entry ends the game. */
export async function finishSampleGame(storage: Storage, id: string, overrides: Partial<GameResult> = {}) {
  await openSampleTable(storage, id, playing())
  const ending = { table: id, seq: 2, entry: moveEntry('a1'), summary: over, result: result(id, overrides) }
  return storage.tables.append(ending)
}

export function guest(id: string, overrides: Partial<StoredPlayer> = {}): StoredPlayer {
  return { id, name: id, password: null, createdAt: NOON, ...overrides }
}

export function session(id: string, player: string, overrides: Partial<StoredSession> = {}): StoredSession {
  return {
    id,
    player,
    tokenHash: `hash of ${id}`,
    device: 'Firefox on Linux',
    createdAt: NOON,
    seenAt: NOON,
    ...overrides,
  }
}

/** Adds a guest with a session named after it. */
export async function addSamplePlayer(storage: Storage, id: string, overrides: Partial<StoredPlayer> = {}) {
  const isAdded = await storage.players.add(guest(id, overrides), session(`${id}-1`, id))
  if (!isAdded) throw new Error(`${id} was not added`)
}
