import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { TablePhase } from '#protocol/server-messages.ts'
import type { AdministrationStorage, PlayerRow, StorageCounts, TableRow } from '../administration.ts'
import { nameKey } from '../name-key.ts'
import type { Synchronous } from './rpc.ts'

type ListQueries = Pick<
  Synchronous<AdministrationStorage>,
  'players' | 'player' | 'playersNamed' | 'seedsOf' | 'tables' | 'table' | 'counts'
>

type Row = Readonly<Record<string, SQLOutputValue>>

/** The host's lists. They may read a whole table of the database: they are rare, and an index would cost every move. */
export function administrationListQueries(database: DatabaseSync): ListQueries {
  database.function('name_key', { deterministic: true }, text => nameKey(String(text)))
  const selectPlayerIds = database.prepare(`
    SELECT players.id FROM players LEFT JOIN bans ON bans.player = players.id
    WHERE (instr(name_key(name), :key) > 0 OR substr(players.id, 1, length(:search)) = :search)
      AND (:banned = 0 OR bans.player IS NOT NULL)
    ORDER BY coalesce((SELECT max(seen_at) FROM sessions WHERE player = players.id), created_at) DESC, players.id
    LIMIT :limit
  `)
  const selectPlayer = database.prepare(`
    SELECT players.*, reason, bans.at AS banned_at, until,
      nullif(max(
        coalesce((SELECT max(seen_at) FROM sessions WHERE player = players.id), 0),
        coalesce((SELECT max(ended_at) FROM result_seats WHERE player = players.id), 0)
      ), 0) AS seen_at,
      (SELECT count(*) FROM sessions WHERE player = players.id) AS sessions,
      (SELECT count(DISTINCT table_number) FROM result_seats WHERE player = players.id) AS games,
      (SELECT count(*) FROM sitters WHERE player = players.id) AS tables
    FROM players LEFT JOIN bans ON bans.player = players.id WHERE players.id = ?
  `)
  const selectNamed = database.prepare('SELECT id FROM players WHERE name_key(name) = ? ORDER BY id')
  const selectSeeds = database.prepare(`
    SELECT seed FROM result_seats JOIN tables ON number = table_number WHERE player = ?
  `)
  const columns = `
    tables.id, code, game, setup, phase, open, seats, created_at, log_deleted,
    coalesce((SELECT max(at) FROM entries WHERE table_number = number), last_at) AS last_at,
    (SELECT count(*) FROM entries WHERE table_number = number) AS seq,
    (SELECT coalesce(sum(octet_length(action)), 0) FROM entries WHERE table_number = number) AS log_bytes
  `
  const selectTables = database.prepare(`
    SELECT ${columns} FROM tables
    WHERE phase = coalesce(:phase, phase)
      AND (:key = '' OR instr(name_key(code), :key) OR instr(tables.id, :search) OR game = :key
        OR instr(name_key(seats), :key))
    ORDER BY number DESC LIMIT :limit
  `)
  const selectTable = database.prepare(`SELECT ${columns} FROM tables WHERE tables.id = ?`)

  return {
    players({ search = '', banned = false, limit }) {
      const key = nameKey(search)
      const ids = selectPlayerIds.all({ key, search, banned: banned ? 1 : 0, limit })
      return ids.map(({ id }) => toPlayerRow(selectPlayer.get(id!)!))
    },
    player(id) {
      const row = selectPlayer.get(id)
      return row && toPlayerRow(row)
    },
    playersNamed: name => selectNamed.all(nameKey(name)).map(({ id }) => String(id)),
    seedsOf: player => selectSeeds.all(player).map(({ seed }) => String(seed)),
    tables: ({ search = '', phase, limit }) =>
      selectTables.all({ search, key: nameKey(search), phase: phase ?? null, limit }).map(toTableRow),
    table(id) {
      const row = selectTable.get(id)
      return row && toTableRow(row)
    },
    counts: countsQuery(database),
  }
}

function countsQuery(database: DatabaseSync): (now: number) => StorageCounts {
  const select = database.prepare(`
    SELECT
      (SELECT count(*) FROM players WHERE password IS NOT NULL) AS claimed,
      (SELECT count(*) FROM players WHERE password IS NULL) AS guests,
      (SELECT count(*) FROM bans WHERE until IS NULL OR until > ?) AS banned,
      (SELECT count(*) FROM sessions) AS sessions,
      (SELECT count(*) FROM results) AS games,
      (SELECT count(*) FROM reports WHERE closed_at IS NULL) AS reports
  `)
  const selectPhases = database.prepare('SELECT phase, count(*) AS count FROM tables GROUP BY phase')
  return now => {
    const row = select.get(now)!
    const phases = selectPhases.all()
    const count = (phase: TablePhase) => Number(phases.find(one => one.phase === phase)?.count ?? 0)
    return {
      players: {
        claimed: Number(row.claimed),
        guests: Number(row.guests),
        banned: Number(row.banned),
      },
      sessions: Number(row.sessions),
      tables: {
        waiting: count('waiting'),
        playing: count('playing'),
        over: count('over'),
        closed: count('closed'),
      },
      games: Number(row.games),
      openReports: Number(row.reports),
    }
  }
}

function toPlayerRow(row: Row): PlayerRow {
  const ban = {
    reason: String(row.reason),
    at: Number(row.banned_at),
    until: row.until === null ? null : Number(row.until),
  }
  return {
    id: String(row.id),
    name: String(row.name),
    claimed: row.password !== null,
    createdAt: Number(row.created_at),
    seenAt: row.seen_at === null ? null : Number(row.seen_at),
    sessions: Number(row.sessions),
    games: Number(row.games),
    tables: Number(row.tables),
    ...(row.banned_at !== null && { ban }),
  }
}

function toTableRow(row: Row): TableRow {
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    setup: JSON.parse(String(row.setup)),
    phase: row.phase as TablePhase,
    open: row.open === 1,
    seats: JSON.parse(String(row.seats)),
    createdAt: Number(row.created_at),
    lastAt: Number(row.last_at),
    seq: Number(row.seq),
    logBytes: Number(row.log_bytes),
  }
}
