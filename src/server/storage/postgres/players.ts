import { nameKey, nameSkeleton } from '../name-key.ts'
import {
  MOST_AHEAD_MS,
  type PlayerStorage,
  type StoredPlayer,
  type StoredSession,
} from '../player-storage.ts'
import { postgresBans } from './bans.ts'
import type { Database } from './database.ts'
import { isUniqueViolation } from './errors.ts'
import { noteChanges } from './nodes.ts'
import type { WakeSender } from './wake-sender.ts'

interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly password: string | null
  readonly created_at: number
}

interface SessionRow {
  readonly id: string
  readonly player: string
  readonly token_hash: string
  readonly device: string
  readonly created_at: number
  readonly seen_at: number
}

const SELECT_PLAYER = 'SELECT id, name, password, created_at FROM players'
const SELECT_SESSION = 'SELECT id, player, token_hash, device, created_at, seen_at FROM sessions'
const INSERT_PLAYER = `
  WITH added AS (
    INSERT INTO players (id, name, name_key, password, claimed_key, skeleton, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING
    RETURNING id
  )
  INSERT INTO sessions (id, player, token_hash, device, created_at, seen_at)
  SELECT $8, id, $9, $10, $11, $12 FROM added ON CONFLICT (id) DO NOTHING
`

export function postgresPlayers(database: Database, wakes: WakeSender): PlayerStorage {
  return {
    async add({ id, name, password, createdAt }, session) {
      if (await find(id)) return true
      if (await isTaken(id, name)) return false
      return unlessTaken(INSERT_PLAYER, [
        ...[id, ...nameColumns(name, password), createdAt],
        ...[session.id, session.tokenHash, session.device, session.createdAt, session.seenAt],
      ])
    },
    find,
    async claimedBy(name) {
      return toPlayer(await database.query(`${SELECT_PLAYER} WHERE claimed_key = $1`, [nameKey(name)]))
    },
    isTaken,
    async rename(id, name) {
      return updateName(id, name, (await getPlayer(id)).password)
    },
    async claim(id, name, password) {
      await getPlayer(id)
      return updateName(id, name, password)
    },
    async addSession({ id, player, tokenHash, device, createdAt, seenAt }) {
      await database.query(
        `INSERT INTO sessions (id, player, token_hash, device, created_at, seen_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
        [id, player, tokenHash, device, createdAt, seenAt],
      )
    },
    async bearer(tokenHash) {
      const [row] = await database.query<SessionRow>(`${SELECT_SESSION} WHERE token_hash = $1`, [tokenHash])
      return row && { session: toSession(row), player: await getPlayer(row.player) }
    },
    async sessions(player) {
      const rows = await database.query<SessionRow>(
        `${SELECT_SESSION} WHERE player = $1 ORDER BY seen_at DESC, id`,
        [player],
      )
      return rows.map(toSession)
    },
    async seen(session, at) {
      await database.query(
        `UPDATE sessions SET seen_at = CASE WHEN seen_at > $3 THEN $2 ELSE greatest(seen_at, $2) END WHERE id = $1`,
        [session, at, at + MOST_AHEAD_MS],
      )
    },
    async revoke(player, session) {
      return (await revoke('player = $1 AND id = $2', [player, session])).length > 0
    },
    async revokeOthers(player, keptSession) {
      await revoke('player = $1 AND id <> $2', [player, keptSession])
    },
    revokeAllOf: player => revoke('player = $1', [player]),
    ...postgresBans(database, wakes),
  }

  async function find(id: string): Promise<StoredPlayer | undefined> {
    return toPlayer(await database.query(`${SELECT_PLAYER} WHERE id = $1`, [id]))
  }

  async function getPlayer(id: string): Promise<StoredPlayer> {
    const player = await find(id)
    if (!player) throw new Error(`There is no player ${id}`)
    return player
  }

  async function isTaken(id: string, name: string): Promise<boolean> {
    const others = await database.query(
      'SELECT 1 FROM players WHERE (claimed_key = $1 OR skeleton = $2) AND id <> $3',
      [nameKey(name), nameSkeleton(name), id],
    )
    return others.length > 0
  }

  async function updateName(id: string, name: string, password: string | null): Promise<boolean> {
    if (await isTaken(id, name)) return false
    const isUpdated = await unlessTaken(
      `WITH updated AS (
         UPDATE players SET name = $2, name_key = $3, password = $4, claimed_key = $5, skeleton = $6 WHERE id = $1
         RETURNING id AS player
       ), ${noteChanges('account', 'updated')}
       SELECT player FROM updated`,
      [id, ...nameColumns(name, password)],
    )
    if (isUpdated) wakes.send({ kind: 'players' })
    return isUpdated
  }

  /** Somebody may have claimed the name a moment ago. */
  async function unlessTaken(statement: string, values: readonly unknown[]): Promise<boolean> {
    try {
      await database.query(statement, values)
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async function revoke(condition: string, values: readonly unknown[]): Promise<readonly string[]> {
    const ended = await database.query<{ player: string; id: string }>(
      `WITH ended AS (DELETE FROM sessions WHERE ${condition} RETURNING player, id), ${noteChanges('account', 'ended')}
       SELECT player, id FROM ended`,
      values,
    )
    for (const { player, id } of ended) wakes.send({ kind: 'session', player, session: id })
    return ended.map(({ id }) => id)
  }
}

/** Only a name with a password is claimed. */
function nameColumns(name: string, password: string | null) {
  const key = nameKey(name)
  return [name, key, password, ...(password === null ? [null, null] : [key, nameSkeleton(name)])]
}

function toPlayer([row]: readonly PlayerRow[]): StoredPlayer | undefined {
  return row && { id: row.id, name: row.name, password: row.password, createdAt: row.created_at }
}

function toSession({ id, player, token_hash, device, created_at, seen_at }: SessionRow): StoredSession {
  return { id, player, tokenHash: token_hash, device, createdAt: created_at, seenAt: seen_at }
}
