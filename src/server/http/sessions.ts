import { z } from 'zod'
import { accept } from '#kernel/result.ts'
import type { Players } from '../players/players.ts'
import { type Routes, requirePlayer } from './api.ts'
import type { Auth } from './auth.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface SessionRoutesOptions {
  readonly players: Players
  readonly auth: Auth
}

const idParams = z.object({ id: z.string().max(100, 'the id of a session') })

/** On which devices someone is signed in, and ending that. */
export function sessionRoutes({ players, auth }: SessionRoutesOptions): Routes {
  return api => {
    api.get(
      '/me/sessions',
      requirePlayer(auth, async (asker, _, reply) => reply.send(await players.sessions(asker))),
    )

    api.delete(
      '/me/sessions/:id',
      requirePlayer(auth, async (asker, request, reply) => {
        const named = validate(request, 'params', idParams)
        if (!named.ok) return sendRefusal(reply, named.rejection)
        return sendResult(reply, await players.revoke(asker, named.value.id))
      }),
    )

    api.delete(
      '/me/sessions',
      requirePlayer(auth, async (asker, _, reply) => {
        await players.revokeOthers(asker)
        return sendResult(reply, accept(undefined))
      }),
    )
  }
}
