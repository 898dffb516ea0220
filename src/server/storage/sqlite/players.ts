import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { nameKey, nameSkeleton } from '../name-key.ts'
import {
  MOST_AHEAD_MS,
  type PlayerStorage,
  type StoredBan,
  type StoredPlayer,
  type StoredSession,
} from '../player-storage.ts'
import type { Synchronous } from './rpc.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const SESSION = 'SELECT id, player, token_hash, device, created_at, seen_at FROM sessions'

export function playerQueries(database: DatabaseSync): Synchronous<PlayerStorage> {
  const insertPlayer = database.prepare(
    'INSERT INTO players (id, name, password, claimed_key, skeleton, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const insertSession = database.prepare(
    'INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  )
  const select = database.prepare('SELECT * FROM players WHERE id = ?')
  const selectClaim = database.prepare('SELECT * FROM players WHERE claimed_key = ?')
  const selectLookAlike = database.prepare('SELECT id FROM players WHERE skeleton = ?')
  const update = database.prepare(
    'UPDATE players SET name = ?, password = ?, claimed_key = ?, skeleton = ? WHERE id = ?',
  )
  const selectByHash = database.prepare(`${SESSION} WHERE token_hash = ?`)
  const selectSessions = database.prepare(`${SESSION} WHERE player = ? ORDER BY seen_at DESC, id`)
  const updateSeenAt = database.prepare(`
    UPDATE sessions SET seen_at = CASE WHEN seen_at > ?1 + ${MOST_AHEAD_MS} THEN ?1 ELSE max(seen_at, ?1) END
    WHERE id = ?2
  `)
  const revoke = database.prepare('DELETE FROM sessions WHERE player = ? AND id = ?')
  const revokeOthers = database.prepare('DELETE FROM sessions WHERE player = ? AND id <> ?')
  const revokeAllOf = database.prepare('DELETE FROM sessions WHERE player = ? RETURNING id')
  const ban = database.prepare('INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)')
  const unban = database.prepare('DELETE FROM bans WHERE player = ?')
  const selectBan = database.prepare('SELECT * FROM bans WHERE player = ?')

  return {
    add(player, session) {
      const { id, name, password, createdAt } = player
      if (select.get(id)) return true
      if (isTaken(id, name)) return false
      insertPlayer.run(id, name, password, ...claimColumns(id, name, password), createdAt)
      addSession(session)
      return true
    },
    find: id => toPlayer(select.get(id)),
    claimedBy: name => toPlayer(selectClaim.get(nameKey(name))),
    isTaken,
    rename: (id, name) => updateName(id, name, getPlayer(id).password),
    claim(id, name, password) {
      getPlayer(id)
      return updateName(id, name, password)
    },
    addSession,
    bearer(tokenHash) {
      const row = selectByHash.get(tokenHash)
      return row && { session: toSession(row), player: getPlayer(String(row.player)) }
    },
    sessions: player => selectSessions.all(player).map(toSession),
    seen: (session, at) => void updateSeenAt.run(at, session),
    revoke: (player, session) => revoke.run(player, session).changes === 1,
    revokeOthers: (player, keptSession) => void revokeOthers.run(player, keptSession),
    revokeAllOf: player => revokeAllOf.all(player).map(({ id }) => String(id)),
    ban({ player, reason, at, until }) {
      getPlayer(player)
      ban.run(player, reason, at, until)
    },
    unban: player => unban.run(player).changes === 1,
    banOf: player => toBan(selectBan.get(player)),
  }

  function getPlayer(id: string): StoredPlayer {
    const player = toPlayer(select.get(id))
    if (!player) throw new Error(`There is no player ${id}`)
    return player
  }

  function isTaken(id: string, name: string): boolean {
    const owner = selectClaim.get(nameKey(name)) ?? selectLookAlike.get(nameSkeleton(name))
    return owner !== undefined && owner.id !== id
  }

  function updateName(id: string, name: string, password: string | null): boolean {
    if (isTaken(id, name)) return false
    update.run(name, password, ...claimColumns(id, name, password), id)
    return true
  }

  /** Only a name with a password is claimed. Of two look-alikes from earlier versions one has no skeleton. */
  function claimColumns(id: string, name: string, password: string | null): [string | null, string | null] {
    if (password === null) return [null, null]
    const skeleton = nameSkeleton(name)
    const owner = selectLookAlike.get(skeleton)
    return [nameKey(name), owner === undefined || owner.id === id ? skeleton : null]
  }

  function addSession({ id, player, tokenHash, device, createdAt, seenAt }: StoredSession): void {
    insertSession.run(id, player, tokenHash, device, createdAt, seenAt)
  }
}

function toPlayer(row: Row | undefined): StoredPlayer | undefined {
  if (!row) return undefined
  return {
    id: String(row.id),
    name: String(row.name),
    password: row.password as string | null,
    createdAt: Number(row.created_at),
  }
}

function toBan(row: Row | undefined): StoredBan | undefined {
  if (!row) return undefined
  const { player, reason, at, until } = row
  return {
    player: String(player),
    reason: String(reason),
    at: Number(at),
    until: until === null ? null : Number(until),
  }
}

function toSession(row: Row): StoredSession {
  return {
    id: String(row.id),
    player: String(row.player),
    tokenHash: String(row.token_hash),
    device: String(row.device),
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
  }
}
