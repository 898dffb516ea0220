import type { TablePhase } from '#protocol/server-messages.ts'
import type { AdministrationStorage, PlayerRow, TableRow } from '../administration.ts'
import { nameKey } from '../name-key.ts'
import type { Database } from './database.ts'

type ListMethods = Pick<
  AdministrationStorage,
  'players' | 'player' | 'playersNamed' | 'seedsOf' | 'tables' | 'table' | 'counts'
>

interface StoredPlayerRow {
  readonly id: string
  readonly name: string
  readonly claimed: boolean
  readonly created_at: number
  readonly seen_at: number | null
  readonly sessions: number
  readonly games: number
  readonly tables: number
  readonly reason: string
  readonly banned_at: number | null
  readonly until: number | null
}

interface StoredTableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly setup: string
  readonly phase: TablePhase
  readonly open: boolean
  readonly seats: string
  readonly created_at: number
  readonly last_at: number
  readonly seq: number
  readonly log_bytes: number
}

const PLAYER = `
  SELECT players.id, name, password IS NOT NULL AS claimed, created_at, reason, bans.at AS banned_at, until,
    greatest(
      (SELECT max(seen_at) FROM sessions WHERE player = players.id),
      (SELECT max(ended_at) FROM result_seats WHERE player = players.id)
    ) AS seen_at,
    (SELECT count(*) FROM sessions WHERE player = players.id) AS sessions,
    (SELECT count(DISTINCT table_number) FROM result_seats WHERE player = players.id) AS games,
    (SELECT count(*) FROM tables WHERE seated @> ARRAY[players.id] AND phase IN ('waiting', 'playing')) AS tables
  FROM players LEFT JOIN bans ON bans.player = players.id
`
const TABLE = `
  SELECT id, code, game, setup, phase, open, seats, created_at,
    coalesce((SELECT max(at) FROM entries WHERE table_number = number), last_at) AS last_at,
    (SELECT count(*) FROM entries WHERE table_number = number) AS seq,
    (SELECT coalesce(sum(octet_length(action)), 0) FROM entries WHERE table_number = number)::bigint AS log_bytes
  FROM tables
`
const COUNTS = `
  SELECT
    (SELECT count(*) FROM players WHERE password IS NOT NULL) AS claimed,
    (SELECT count(*) FROM players WHERE password IS NULL) AS guests,
    (SELECT count(*) FROM bans WHERE until IS NULL OR until > $1) AS banned,
    (SELECT count(*) FROM sessions) AS sessions,
    (SELECT count(*) FROM results) AS games,
    (SELECT count(*) FROM reports WHERE closed_at IS NULL) AS reports,
    (SELECT count(*) FROM tables WHERE phase = 'waiting') AS waiting,
    (SELECT count(*) FROM tables WHERE phase = 'playing') AS playing,
    (SELECT count(*) FROM tables WHERE phase = 'over') AS over,
    (SELECT count(*) FROM tables WHERE phase = 'closed') AS closed
`
type CountsRow = Readonly<
  Record<'claimed' | 'guests' | 'banned' | 'sessions' | 'games' | 'reports' | TablePhase, number>
>

/** The host's lists. They may read a whole table of the database: they are rare, and an index would cost every move. */
export function postgresAdministrationLists(database: Database): ListMethods {
  return {
    async players({ search = '', banned = false, limit }) {
      const rows = await database.query<StoredPlayerRow>(
        `${PLAYER} WHERE (strpos(name_key, $1) > 0 OR starts_with(players.id, $2)) AND (NOT $3 OR bans.player IS NOT NULL)
         ORDER BY coalesce((SELECT max(seen_at) FROM sessions WHERE player = players.id), created_at) DESC, players.id
         LIMIT $4`,
        [nameKey(search), search, banned, limit],
      )
      return rows.map(toPlayerRow)
    },
    async player(id) {
      const [row] = await database.query<StoredPlayerRow>(`${PLAYER} WHERE players.id = $1`, [id])
      return row && toPlayerRow(row)
    },
    async seedsOf(player) {
      const rows = await database.query<{ seed: string }>(
        'SELECT seed FROM result_seats JOIN tables ON number = table_number WHERE player = $1',
        [player],
      )
      return rows.map(({ seed }) => seed)
    },
    async playersNamed(name) {
      const rows = await database.query<{ id: string }>(
        'SELECT id FROM players WHERE name_key = $1 ORDER BY id',
        [nameKey(name)],
      )
      return rows.map(({ id }) => id)
    },
    async tables({ search = '', phase, limit }) {
      const rows = await database.query<StoredTableRow>(
        `${TABLE} WHERE ($3::text IS NULL OR phase = $3)
           AND (strpos(lower(code), $1) > 0 OR strpos(id, $2) > 0 OR game = $1 OR strpos(seats_key, $1) > 0)
         ORDER BY number DESC LIMIT $4`,
        [nameKey(search), search, phase ?? null, limit],
      )
      return rows.map(toTableRow)
    },
    async table(id) {
      const [row] = await database.query<StoredTableRow>(`${TABLE} WHERE id = $1`, [id])
      return row && toTableRow(row)
    },
    async counts(now) {
      const [row] = await database.query<CountsRow>(COUNTS, [now])
      const { claimed, guests, banned, sessions, games, reports, ...tables } = row!
      return { players: { claimed, guests, banned }, sessions, tables, games, openReports: reports }
    },
  }
}

function toPlayerRow(row: StoredPlayerRow): PlayerRow {
  const { id, name, claimed, created_at, seen_at, sessions, games, tables, reason, banned_at, until } = row
  return {
    ...{ id, name, claimed, createdAt: created_at, seenAt: seen_at, sessions, games, tables },
    ...(banned_at !== null && { ban: { reason, at: banned_at, until } }),
  }
}

function toTableRow(row: StoredTableRow): TableRow {
  const { id, code, game, setup, phase, open, seats, created_at, last_at, seq, log_bytes } = row
  return {
    ...{ id, code, game, setup: JSON.parse(setup), phase, open, seats: JSON.parse(seats) },
    ...{ createdAt: created_at, lastAt: last_at, seq, logBytes: log_bytes },
  }
}
