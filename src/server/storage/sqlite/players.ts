import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { nameKey } from '../name-key.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const SESSION = 'SELECT id, player, token_hash, device, created_at, seen_at FROM sessions'

export function playerQueries(database: DatabaseSync): Synchronous<PlayerStorage> {
  const insertPlayer = database.prepare('INSERT INTO players VALUES (?, ?, ?, ?, ?)')
  const insertSession = database.prepare(
    'INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  )
  const select = database.prepare('SELECT * FROM players WHERE id = ?')
  const selectClaim = database.prepare('SELECT * FROM players WHERE claimed_key = ?')
  const update = database.prepare('UPDATE players SET name = ?, password = ?, claimed_key = ? WHERE id = ?')
  const selectByHash = database.prepare(`${SESSION} WHERE token_hash = ?`)
  const selectSessions = database.prepare(`${SESSION} WHERE player = ? ORDER BY seen_at DESC, id`)
  const updateSeenAt = database.prepare('UPDATE sessions SET seen_at = max(seen_at, ?) WHERE id = ?')
  const revoke = database.prepare('DELETE FROM sessions WHERE player = ? AND id = ?')
  const revokeOthers = database.prepare('DELETE FROM sessions WHERE player = ? AND id <> ?')

  return {
    add(player, session) {
      const { id, name, password, createdAt } = player
      if (select.get(id)) return true
      if (claimedByAnother(id, name)) return false
      insertPlayer.run(id, name, password, claimedKey(name, password), createdAt)
      addSession(session)
      return true
    },
    find: id => toPlayer(select.get(id)),
    claimedBy: name => toPlayer(selectClaim.get(nameKey(name))),
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
  }

  function getPlayer(id: string): StoredPlayer {
    const player = toPlayer(select.get(id))
    if (!player) throw new Error(`There is no player ${id}`)
    return player
  }

  function claimedByAnother(id: string, name: string): boolean {
    const holder = selectClaim.get(nameKey(name))
    return holder !== undefined && holder.id !== id
  }

  function updateName(id: string, name: string, password: string | null): boolean {
    if (claimedByAnother(id, name)) return false
    update.run(name, password, claimedKey(name, password), id)
    return true
  }

  function addSession({ id, player, tokenHash, device, createdAt, seenAt }: StoredSession): void {
    insertSession.run(id, player, tokenHash, device, createdAt, seenAt)
  }
}

/** Only a name with a password is claimed. */
function claimedKey(name: string, password: string | null): string | null {
  return password === null ? null : nameKey(name)
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
