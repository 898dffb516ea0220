import { nameKey, nameSkeleton } from '#server/storage/name-key.ts'
import {
  MOST_AHEAD_MS,
  type PlayerStorage,
  type StoredPlayer,
  type StoredSession,
} from '#server/storage/player-storage.ts'
import type { MemoryData } from './memory-data.ts'
import type { MemoryNode } from './memory-node.ts'

export function memoryPlayers(data: MemoryData, node: MemoryNode): PlayerStorage {
  const end = (session: StoredSession) => {
    endSession(data, session)
    node.noteChange(session.player, 'account')
    node.wakeOthers({ kind: 'session', player: session.player, session: session.id })
  }

  return {
    async add(player, session) {
      if (data.players.has(player.id)) return true
      if (isTaken(data, player.id, player.name)) return false
      storePlayer(data, player)
      storeSession(data, session)
      return true
    },
    find: async id => data.players.get(id),
    async claimedBy(name) {
      const holder = data.claims.get(nameKey(name))
      return holder === undefined ? undefined : data.players.get(holder)
    },
    isTaken: async (player, name) => isTaken(data, player, name),
    async rename(id, name) {
      const player = requirePlayer(data, id)
      if (isTaken(data, id, name)) return false
      storePlayer(data, { ...player, name })
      node.noteChange(id, 'account')
      return true
    },
    async claim(id, name, password) {
      const player = requirePlayer(data, id)
      if (isTaken(data, id, name)) return false
      storePlayer(data, { ...player, name, password })
      node.noteChange(id, 'account')
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
      if (!session) return
      const seenAt = session.seenAt > at + MOST_AHEAD_MS ? at : Math.max(session.seenAt, at)
      data.sessions.set(id, { ...session, seenAt })
    },
    async revoke(player, id) {
      const session = data.sessions.get(id)
      if (session?.player !== player) return false
      end(session)
      return true
    },
    async revokeOthers(player, keptSession) {
      for (const session of sessionsOf(data, player)) if (session.id !== keptSession) end(session)
    },
    async revokeAllOf(player) {
      const ended = sessionsOf(data, player)
      for (const session of ended) end(session)
      return ended.map(({ id }) => id)
    },
    async ban(ban) {
      requirePlayer(data, ban.player)
      data.bans.set(ban.player, ban)
      node.noteChange(ban.player, 'account')
    },
    unban: async player => data.bans.delete(player),
    banOf: async player => data.bans.get(player),
  }
}

function requirePlayer(data: MemoryData, id: string): StoredPlayer {
  const player = data.players.get(id)
  if (!player) throw new Error(`There is no player ${id}`)
  return player
}

function isTaken(data: MemoryData, id: string, name: string): boolean {
  const owner = data.claims.get(nameKey(name)) ?? data.skeletons.get(nameSkeleton(name))
  return owner !== undefined && owner !== id
}

/** Stores a player; a claimed name moves with its player, and their previous name is free again. */
function storePlayer(data: MemoryData, player: StoredPlayer): void {
  const previous = data.players.get(player.id)
  if (previous && previous.password !== null) {
    data.claims.delete(nameKey(previous.name))
    data.skeletons.delete(nameSkeleton(previous.name))
  }
  if (player.password !== null) {
    data.claims.set(nameKey(player.name), player.id)
    data.skeletons.set(nameSkeleton(player.name), player.id)
  }
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
