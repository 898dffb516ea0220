import { accept } from '#kernel/result.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
import type { PlayerStorage, StoredSession } from '../storage/player-storage.ts'
import { isInForce } from './ban.ts'
import { ConnectedSessions } from './connected-sessions.ts'
import type { Players } from './players.ts'
import type { SessionLookup } from './session-lookup.ts'
import { drawId, drawToken, type RandomBytes, tokenHash } from './token.ts'

/** A player has one session for each device that stays signed in. */
export interface Sessions
  extends Pick<Players, 'signOut' | 'revoke' | 'revokeOthers' | 'recheck' | 'onSessionEnded'> {
  readonly list: Players['sessions']
  /** Creates a session without storing it. */
  prepare(player: string, device: string): NewSession
  begin(player: string, device: string): Promise<NewSession>
  readonly endAll: Players['endSessions']
  readonly changed: Players['changed']
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
  const connected = new ConnectedSessions()

  async function end(player: string, session: string): Promise<boolean> {
    const ended = await storage.revoke(player, session)
    sessionLookup.forget(player)
    if (ended) connected.close({ player, session })
    return ended
  }

  function changed(player: string, endedSessions: readonly string[]): void {
    sessionLookup.forget(player)
    for (const session of endedSessions) connected.close({ player, session })
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
        ...{ id, device },
        // Times in the future are left from a clock that was ahead.
        createdAt: Math.min(createdAt, now()),
        seenAt: Math.min(seenAt, now()),
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
      changed(
        bearer.player.id,
        ended.map(({ id }) => id),
      )
    },
    async endAll(player) {
      const ended = await storage.revokeAllOf(player)
      changed(player, ended)
      return ended.length
    },
    changed,
    async recheck(player) {
      sessionLookup.forget(player)
      // Collected first: a session that begins while the storage is read must not seem to have ended.
      const sessions = connected.of(player)
      if (sessions.length === 0) return
      const isBanned = isInForce(await storage.banOf(player), now())
      const valid = isBanned ? [] : (await storage.sessions(player)).map(({ id }) => id)
      for (const session of sessions) if (!valid.includes(session)) connected.close({ player, session })
    },
    onSessionEnded: ({ player, session }, listener) =>
      connected.add({ player: player.id, session }, listener),
  }
}
