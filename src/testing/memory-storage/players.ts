import { nameKey } from '#server/storage/name-key.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '#server/storage/storage.ts'
import type { MemoryData } from './memory-data.ts'

export function memoryPlayers(kept: MemoryData): PlayerStorage {
  return {
    async add(player, session) {
      if (kept.players.has(player.id)) return true
      if (claimedByAnother(kept, player.id, player.name)) return false
      storePlayer(kept, player)
      storeSession(kept, session)
      return true
    },
    find: async id => kept.players.get(id),
    async claimedBy(name) {
      const holder = kept.claims.get(nameKey(name))
      return holder === undefined ? undefined : kept.players.get(holder)
    },
    async rename(id, name) {
      const player = requirePlayer(kept, id)
      if (claimedByAnother(kept, id, name)) return false
      storePlayer(kept, { ...player, name })
      return true
    },
    async claim(id, name, password) {
      const player = requirePlayer(kept, id)
      if (claimedByAnother(kept, id, name)) return false
      storePlayer(kept, { ...player, name, password })
      return true
    },
    async addSession(session) {
      requirePlayer(kept, session.player)
      storeSession(kept, session)
    },
    async bearer(tokenHash) {
      const session = kept.sessions.get(kept.sessionByHash.get(tokenHash) ?? '')
      return session && { session, player: requirePlayer(kept, session.player) }
    },
    async sessions(player) {
      return sessionsOf(kept, player).sort((one, other) => other.seenAt - one.seenAt)
    },
    async seen(id, at) {
      const session = kept.sessions.get(id)
      if (session) kept.sessions.set(id, { ...session, seenAt: Math.max(session.seenAt, at) })
    },
    async revoke(player, id) {
      const session = kept.sessions.get(id)
      if (session?.player !== player) return false
      endSession(kept, session)
      return true
    },
    async revokeOthers(player, spared) {
      for (const session of sessionsOf(kept, player)) if (session.id !== spared) endSession(kept, session)
    },
  }
}

function requirePlayer(kept: MemoryData, id: string): StoredPlayer {
  const player = kept.players.get(id)
  if (!player) throw new Error(`There is no player ${id}`)
  return player
}

function claimedByAnother(kept: MemoryData, id: string, name: string): boolean {
  const holder = kept.claims.get(nameKey(name))
  return holder !== undefined && holder !== id
}

/** A claimed name goes with its player, and the one before is free again. */
function storePlayer(kept: MemoryData, player: StoredPlayer): void {
  const before = kept.players.get(player.id)
  if (before && before.password !== null) kept.claims.delete(nameKey(before.name))
  if (player.password !== null) kept.claims.set(nameKey(player.name), player.id)
  kept.players.set(player.id, player)
}

function sessionsOf(kept: MemoryData, player: string) {
  return [...kept.sessions.values()].filter(session => session.player === player)
}

function storeSession(kept: MemoryData, session: StoredSession): void {
  kept.sessions.set(session.id, session)
  kept.sessionByHash.set(session.tokenHash, session.id)
}

function endSession(kept: MemoryData, session: StoredSession): void {
  kept.sessions.delete(session.id)
  kept.sessionByHash.delete(session.tokenHash)
}
