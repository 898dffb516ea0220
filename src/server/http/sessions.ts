import { z } from 'zod'
import { accept } from '#kernel/result.ts'
import type { Players } from '../players/players.ts'
import { known, type Routes } from './api.ts'
import type { Guard } from './guard.ts'
import { read } from './read.ts'
import { answer, refuse } from './refuse.ts'

export interface SessionsOptions {
  readonly players: Players
  readonly guard: Guard
}

const Named = z.object({ id: z.string().max(100, 'the id of a session') })

/** On which devices someone is signed in, and ending that. */
export function sessionRoutes({ players, guard }: SessionsOptions): Routes {
  return api => {
    api.get(
      '/me/sessions',
      known(guard, async (asker, _, reply) => reply.send(await players.sessions(asker))),
    )

    api.delete(
      '/me/sessions/:id',
      known(guard, async (asker, request, reply) => {
        const named = read(request, 'params', Named)
        if (!named.ok) return refuse(reply, named.rejection)
        return answer(reply, await players.revoke(asker, named.value.id))
      }),
    )

    api.delete(
      '/me/sessions',
      known(guard, async (asker, _, reply) => {
        await players.revokeOthers(asker)
        return answer(reply, accept(undefined))
      }),
    )
  }
}
