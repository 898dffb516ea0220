import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '../storage/storage.ts'
import { looksLikeToken, tokenHash } from './token.ts'

/** Who bears a token, and by which session. */
export interface Bearer {
  readonly player: PlayerInfo
  readonly session: string
}

export interface SessionLookup {
  findByToken(token: string): Promise<Bearer | undefined>
  /** Looks anew for this player, of whom something has changed. */
  forget(player: string): void
}

const HOUR_MS = 3_600_000

/** A session that was not used for so long has ended. */
export const SESSION_MS = 180 * 24 * HOUR_MS
export const SEEN_EVERY_MS = HOUR_MS

// As long as a session that was ended at another house of the same storage is still known here.
const CACHE_MS = 10_000
const MAX_CACHED = 10_000

interface CachedLookup {
  readonly at: number
  readonly found: Promise<Bearer | undefined>
  /** Unknown while it is being looked up. */
  player?: string
}

export function openSessionLookup(storage: PlayerStorage, now: () => number): SessionLookup {
  const cache = new Map<string, CachedLookup>()

  async function lookUp(hash: string): Promise<Bearer | undefined> {
    const found = await storage.bearer(hash)
    if (!found) return undefined
    const { session, player } = found
    const unusedMs = now() - session.seenAt
    if (unusedMs > SESSION_MS) {
      await storage.revoke(player.id, session.id)
      return undefined
    }
    if (unusedMs >= SEEN_EVERY_MS) await noteSeen(session)
    return { player: playerInfo(player), session: session.id }
  }

  /** Whoever is known stays known while nothing can be written. */
  async function noteSeen(session: StoredSession) {
    await storage.seen(session.id, now()).catch(() => undefined)
  }

  function cacheLookup(hash: string): CachedLookup {
    const memory: CachedLookup = { at: now(), found: lookUp(hash) }
    cache.set(hash, memory)
    const drop = () => {
      if (cache.get(hash) === memory) cache.delete(hash)
    }
    memory.found.then(bearer => {
      if (bearer) memory.player = bearer.player.id
      else drop()
    }, drop)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return memory
  }

  return {
    async findByToken(token) {
      if (!looksLikeToken(token)) return undefined
      const hash = tokenHash(token)
      const memory = cache.get(hash)
      if (memory && Math.abs(now() - memory.at) < CACHE_MS) return memory.found
      cache.delete(hash)
      return cacheLookup(hash).found
    },
    forget(player) {
      for (const [hash, memory] of cache) {
        // What is still being looked up may have been read before the change.
        if (memory.player === player || memory.player === undefined) cache.delete(hash)
      }
    },
  }
}

/** What others may know of a player. */
export function playerInfo({ id, name, password }: StoredPlayer): PlayerInfo {
  return { id, name, claimed: password !== null }
}
