import { accept, reject } from '#kernel/result.ts'
import type { PlayerStorage, StoredSession } from '../storage/storage.ts'
import type { Players } from './players.ts'
import type { Recognition } from './recognition.ts'
import { type Bytes, drawId, drawToken, tokenHash } from './token.ts'

/** A player has one session for each device that stays signed in. */
export interface Sessions extends Pick<Players, 'signOut' | 'revoke' | 'revokeOthers' | 'onEnded'> {
  readonly list: Players['sessions']
  /** Makes one up without keeping it. */
  draw(player: string, device: string): Drawn
  begin(player: string, device: string): Promise<Drawn>
}

export interface Drawn {
  readonly session: StoredSession
  readonly token: string
}

/** More devices than anyone has; a program that signs in again and again must not fill the storage. */
const MOST_SESSIONS = 50

export interface SessionsOptions {
  readonly storage: PlayerStorage
  readonly recognition: Recognition
  readonly now: () => number
  readonly bytes: Bytes
}

export function openSessions({ storage, recognition, now, bytes }: SessionsOptions): Sessions {
  const listeners = new Set<(session: string) => void>()

  async function end(player: string, session: string): Promise<boolean> {
    const ended = await storage.revoke(player, session)
    recognition.forget(player)
    if (ended) for (const tell of listeners) tell(session)
    return ended
  }

  function draw(player: string, device: string): Drawn {
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
    draw,
    async begin(player, device) {
      for (const old of (await storage.sessions(player)).slice(MOST_SESSIONS - 1)) await end(player, old.id)
      const drawn = draw(player, device)
      await storage.addSession(drawn.session)
      return drawn
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
      recognition.forget(bearer.player.id)
      for (const { id } of ended) for (const tell of listeners) tell(id)
    },
    onEnded(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
