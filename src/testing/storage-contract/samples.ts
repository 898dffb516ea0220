import type {
  GameResult,
  Storage,
  StoredPlayer,
  StoredSession,
  TableSummary,
} from '#server/storage/storage.ts'
import type { OnlineEntry, Sitter, TableHeader } from '#server/tables/log/log-entry.ts'

export const NOON = 1_700_000_000_000

export const person = (id: string, rating?: number): Sitter => ({
  kind: 'person',
  id,
  name: id.toUpperCase(),
  ...(rating !== undefined && { rating }),
})

export const computer = (level: string): Sitter => ({ kind: 'computer', level })

export function table(id: string, given: Partial<TableHeader> = {}): TableHeader {
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
    ...given,
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
  standing = waiting,
  given: Partial<TableHeader> = {},
) {
  const kept = await storage.tables.open(table(id, given), [sitEntry()], standing)
  if (!kept) throw new Error(`${id} was not opened`)
}

export function result(id: string, given: Partial<GameResult> = {}): GameResult {
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
    ...given,
  }
}

/** Plays a whole game: a table is opened and its second entry ends it. */
export async function finishSampleGame(storage: Storage, id: string, given: Partial<GameResult> = {}) {
  await openSampleTable(storage, id, playing())
  const ending = { table: id, seq: 2, entry: moveEntry('a1'), standing: over, result: result(id, given) }
  return storage.tables.append(ending)
}

export function guest(id: string, given: Partial<StoredPlayer> = {}): StoredPlayer {
  return { id, name: id, password: null, createdAt: NOON, ...given }
}

export function session(id: string, player: string, given: Partial<StoredSession> = {}): StoredSession {
  return {
    id,
    player,
    tokenHash: `hash of ${id}`,
    device: 'Firefox on Linux',
    createdAt: NOON,
    seenAt: NOON,
    ...given,
  }
}

/** Adds a guest with a session named after it. */
export async function addSamplePlayer(storage: Storage, id: string, given: Partial<StoredPlayer> = {}) {
  const kept = await storage.players.add(guest(id, given), session(`${id}-1`, id))
  if (!kept) throw new Error(`${id} was not added`)
}
