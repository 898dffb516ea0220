import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '../storage/player-storage.ts'
import { isInForce } from './ban.ts'
import { looksLikeToken, tokenHash } from './token.ts'

/** The player and session that a token belongs to. */
export interface Bearer {
  readonly player: PlayerInfo
  readonly session: string
}

export interface SessionLookup {
  findByToken(token: string): Promise<Bearer | undefined>
  /** Drops cached lookups of this player, because the player or a session has changed. */
  forget(player: string): void
}

export interface SessionLookupOptions {
  readonly storage: PlayerStorage
  readonly now: () => number
  /** Whether sessions may be ended by their age, because the clock has not jumped. */
  readonly isPlausibleTime: (now: number) => Promise<boolean>
}

const MINUTE_MS = 60_000

/** A session that was not used for this long has expired. */
export const SESSION_MS = 180 * 24 * 60 * MINUTE_MS
/** How exact the time is at which a device was last seen. */
export const SEEN_EVERY_MS = MINUTE_MS

// How long a session that was ended by another server on the same storage may still be accepted here.
const CACHE_MS = 10_000
const MAX_CACHED = 10_000

interface CachedLookup {
  readonly at: number
  readonly found: Promise<Bearer | undefined>
  /** Undefined while the lookup is pending. */
  player?: string
}

export function openSessionLookup({ storage, now, isPlausibleTime }: SessionLookupOptions): SessionLookup {
  const cache = new Map<string, CachedLookup>()

  async function lookUp(hash: string): Promise<Bearer | undefined> {
    const found = await storage.bearer(hash)
    if (!found) return undefined
    const { session, player } = found
    const unusedMs = now() - session.seenAt
    // A clock that jumped ahead would end every session, and guests have no other way back to their games. One that
    // jumped back would make all sessions look old later.
    const hasJumped = (unusedMs > SESSION_MS || unusedMs < 0) && !(await isPlausibleTime(now()))
    if (unusedMs > SESSION_MS && !hasJumped) {
      await storage.revoke(player.id, session.id)
      return undefined
    }
    if (isInForce(await storage.banOf(player.id), now())) return undefined
    // A time in the future is left from a jump, and the storage puts it right.
    if (!hasJumped && (unusedMs >= SEEN_EVERY_MS || unusedMs < 0)) await updateSeenAt(session)
    return { player: playerInfo(player), session: session.id }
  }

  /** A failed write is ignored: players stay signed in while storage cannot write. */
  async function updateSeenAt(session: StoredSession) {
    await storage.seen(session.id, now()).catch(() => undefined)
  }

  function cacheLookup(hash: string): CachedLookup {
    const lookup: CachedLookup = { at: now(), found: lookUp(hash) }
    cache.set(hash, lookup)
    const drop = () => {
      if (cache.get(hash) === lookup) cache.delete(hash)
    }
    lookup.found.then(bearer => {
      if (bearer) lookup.player = bearer.player.id
      else drop()
    }, drop)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return lookup
  }

  return {
    async findByToken(token) {
      if (!looksLikeToken(token)) return undefined
      const hash = tokenHash(token)
      const lookup = cache.get(hash)
      if (lookup && Math.abs(now() - lookup.at) < CACHE_MS) return lookup.found
      cache.delete(hash)
      return cacheLookup(hash).found
    },
    forget(player) {
      for (const [hash, lookup] of cache) {
        // A pending lookup may have read the state before the change.
        if (lookup.player === player || lookup.player === undefined) cache.delete(hash)
      }
    },
  }
}

/** The public part of a player. */
export function playerInfo({ id, name, password }: StoredPlayer): PlayerInfo {
  return { id, name, claimed: password !== null }
}
