import { accept } from '#kernel/result.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
import type { PlayerStorage, StoredSession } from '../storage/storage.ts'
import type { Players } from './players.ts'
import type { SessionLookup } from './session-lookup.ts'
import { drawId, drawToken, type RandomBytes, tokenHash } from './token.ts'

/** A player has one session for each device that stays signed in. */
export interface Sessions extends Pick<Players, 'signOut' | 'revoke' | 'revokeOthers' | 'onSessionEnded'> {
  readonly list: Players['sessions']
  /** Creates a session without storing it. */
  prepare(player: string, device: string): NewSession
  begin(player: string, device: string): Promise<NewSession>
}

export interface NewSession {
  readonly session: StoredSession
  readonly token: string
}

/** More devices than anyone has; a program that signs in repeatedly must not fill the storage. */
const MAX_SESSIONS = 50

export interface SessionsOptions {
  readonly storage: PlayerStorage
  readonly sessionLookup: SessionLookup
  readonly now: () => number
  readonly bytes: RandomBytes
}

export function openSessions({ storage, sessionLookup, now, bytes }: SessionsOptions): Sessions {
  const listeners = new Set<(session: string) => void>()

  async function end(player: string, session: string): Promise<boolean> {
    const ended = await storage.revoke(player, session)
    sessionLookup.forget(player)
    if (ended) for (const listener of listeners) listener(session)
    return ended
  }

  function prepare(player: string, device: string): NewSession {
    const token = drawToken(bytes)
    const at = now()
    const session = {
      id: drawId(bytes),
      player,
      tokenHash: tokenHash(token),
      device,
      createdAt: at,
      seenAt: at,
    }
    return { session, token }
  }

  return {
    prepare,
    async begin(player, device) {
      for (const oldSession of (await storage.sessions(player)).slice(MAX_SESSIONS - 1))
        await end(player, oldSession.id)
      const newSession = prepare(player, device)
      await storage.addSession(newSession.session)
      return newSession
    },
    async list(bearer) {
      const sessions = await storage.sessions(bearer.player.id)
      return sessions.map(({ id, device, createdAt, seenAt }) => ({
        ...{ id, device, createdAt, seenAt },
        current: id === bearer.session,
      }))
    },
    async signOut(bearer) {
      await end(bearer.player.id, bearer.session)
    },
    async revoke(bearer, session) {
      return (await end(bearer.player.id, session)) ? accept(undefined) : reject('no-such-session')
    },
    async revokeOthers(bearer) {
      const ended = (await storage.sessions(bearer.player.id)).filter(({ id }) => id !== bearer.session)
      await storage.revokeOthers(bearer.player.id, bearer.session)
      sessionLookup.forget(bearer.player.id)
      for (const { id } of ended) for (const listener of listeners) listener(id)
    },
    onSessionEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
