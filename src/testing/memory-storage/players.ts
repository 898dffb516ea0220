import { nameKey } from '#server/storage/name-key.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '#server/storage/storage.ts'
import type { MemoryData } from './memory-data.ts'

export function memoryPlayers(data: MemoryData): PlayerStorage {
  return {
    async add(player, session) {
      if (data.players.has(player.id)) return true
      if (claimedByAnother(data, player.id, player.name)) return false
      storePlayer(data, player)
      storeSession(data, session)
      return true
    },
    find: async id => data.players.get(id),
    async claimedBy(name) {
      const holder = data.claims.get(nameKey(name))
      return holder === undefined ? undefined : data.players.get(holder)
    },
    async rename(id, name) {
      const player = requirePlayer(data, id)
      if (claimedByAnother(data, id, name)) return false
      storePlayer(data, { ...player, name })
      return true
    },
    async claim(id, name, password) {
      const player = requirePlayer(data, id)
      if (claimedByAnother(data, id, name)) return false
      storePlayer(data, { ...player, name, password })
      return true
    },
    async addSession(session) {
      requirePlayer(data, session.player)
      storeSession(data, session)
    },
    async bearer(tokenHash) {
      const session = data.sessions.get(data.sessionByHash.get(tokenHash) ?? '')
      return session && { session, player: requirePlayer(data, session.player) }
    },
    async sessions(player) {
      return sessionsOf(data, player).sort((one, other) => other.seenAt - one.seenAt)
    },
    async seen(id, at) {
      const session = data.sessions.get(id)
      if (session) data.sessions.set(id, { ...session, seenAt: Math.max(session.seenAt, at) })
    },
    async revoke(player, id) {
      const session = data.sessions.get(id)
      if (session?.player !== player) return false
      endSession(data, session)
      return true
    },
    async revokeOthers(player, keptSession) {
      for (const session of sessionsOf(data, player))
        if (session.id !== keptSession) endSession(data, session)
    },
  }
}

function requirePlayer(data: MemoryData, id: string): StoredPlayer {
  const player = data.players.get(id)
  if (!player) throw new Error(`There is no player ${id}`)
  return player
}

function claimedByAnother(data: MemoryData, id: string, name: string): boolean {
  const holder = data.claims.get(nameKey(name))
  return holder !== undefined && holder !== id
}

/** Stores a player; a claimed name moves with its player, and their previous name is free again. */
function storePlayer(data: MemoryData, player: StoredPlayer): void {
  const previous = data.players.get(player.id)
  if (previous && previous.password !== null) data.claims.delete(nameKey(previous.name))
  if (player.password !== null) data.claims.set(nameKey(player.name), player.id)
  data.players.set(player.id, player)
}

function sessionsOf(data: MemoryData, player: string) {
  return [...data.sessions.values()].filter(session => session.player === player)
}

function storeSession(data: MemoryData, session: StoredSession): void {
  data.sessions.set(session.id, session)
  data.sessionByHash.set(session.tokenHash, session.id)
}

function endSession(data: MemoryData, session: StoredSession): void {
  data.sessions.delete(session.id)
  data.sessionByHash.delete(session.tokenHash)
}
