import { z } from 'zod'
import { accept } from '#kernel/result.ts'
import type { Players } from '../players/players.ts'
import { type RouteOptions, type Routes, requirePlayer } from './api.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface SessionRoutesOptions extends RouteOptions {
  readonly players: Players
  now(): number
  /** Whether the device of this session has an open connection, and so is seen right now. */
  isConnected(session: string): boolean
}

const idParams = z.object({ id: z.string().max(100, 'the id of a session') })

/** Lists and ends a player's sessions, one for each signed-in device. */
export function sessionRoutes(options: SessionRoutesOptions): Routes {
  const { players, now, isConnected } = options
  return api => {
    api.get(
      '/me/sessions',
      requirePlayer(options, async (bearer, _, reply) => {
        const sessions = await players.sessions(bearer)
        return reply.send(
          sessions.map(session =>
            session.current || isConnected(session.id) ? { ...session, seenAt: now() } : session,
          ),
        )
      }),
    )

    api.delete(
      '/me/sessions/:id',
      requirePlayer(options, async (bearer, request, reply) => {
        const params = validate(request, 'params', idParams)
        if (!params.ok) return sendRefusal(reply, params.rejection)
        return sendResult(reply, await players.revoke(bearer, params.value.id))
      }),
    )

    api.delete(
      '/me/sessions',
      requirePlayer(options, async (bearer, _, reply) => {
        await players.revokeOthers(bearer)
        return sendResult(reply, accept(undefined))
      }),
    )
  }
}
