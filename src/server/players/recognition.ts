import type { PlayerNews } from '#protocol/news.ts'
import type { PlayerStorage, StoredPlayer, StoredSession } from '../storage/storage.ts'
import { looksLikeToken, tokenHash } from './token.ts'

/** Who bears a token, and by which session. */
export interface Bearer {
  readonly player: PlayerNews
  readonly session: string
}

export interface Recognition {
  recognise(token: string): Promise<Bearer | undefined>
  /** Looks anew for this player, of whom something has changed. */
  forget(player: string): void
}

const HOUR_MS = 3_600_000

/** A session that was not used for so long has ended. */
export const SESSION_MS = 180 * 24 * HOUR_MS
export const SEEN_EVERY_MS = HOUR_MS

// As long as a session that was ended at another house of the same storage is still known here.
const REMEMBERED_MS = 10_000
const MOST_REMEMBERED = 10_000

interface Memory {
  readonly at: number
  readonly found: Promise<Bearer | undefined>
  /** Unknown while it is being looked up. */
  player?: string
}

export function openRecognition(storage: PlayerStorage, now: () => number): Recognition {
  const memories = new Map<string, Memory>()

  async function look(hash: string): Promise<Bearer | undefined> {
    const found = await storage.bearer(hash)
    if (!found) return undefined
    const { session, player } = found
    const unusedMs = now() - session.seenAt
    if (unusedMs > SESSION_MS) {
      await storage.revoke(player.id, session.id)
      return undefined
    }
    if (unusedMs >= SEEN_EVERY_MS) await noteSeen(session)
    return { player: newsOf(player), session: session.id }
  }

  /** Whoever is known stays known while nothing can be written. */
  async function noteSeen(session: StoredSession) {
    await storage.seen(session.id, now()).catch(() => undefined)
  }

  function remember(hash: string): Memory {
    const memory: Memory = { at: now(), found: look(hash) }
    memories.set(hash, memory)
    const drop = () => {
      if (memories.get(hash) === memory) memories.delete(hash)
    }
    memory.found.then(bearer => {
      if (bearer) memory.player = bearer.player.id
      else drop()
    }, drop)
    const [oldest] = memories.keys()
    if (memories.size > MOST_REMEMBERED && oldest !== undefined) memories.delete(oldest)
    return memory
  }

  return {
    async recognise(token) {
      if (!looksLikeToken(token)) return undefined
      const hash = tokenHash(token)
      const memory = memories.get(hash)
      if (memory && Math.abs(now() - memory.at) < REMEMBERED_MS) return memory.found
      memories.delete(hash)
      return remember(hash).found
    },
    forget(player) {
      for (const [hash, memory] of memories) {
        // What is still being looked up may have been read before the change.
        if (memory.player === player || memory.player === undefined) memories.delete(hash)
      }
    },
  }
}

/** What others may know of a player. */
export function newsOf({ id, name, password }: StoredPlayer): PlayerNews {
  return { id, name, claimed: password !== null }
}
