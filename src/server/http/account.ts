import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Arrival, Keep, Me } from '#protocol/api.ts'
import type { SharedBuckets } from '../limits/limits.ts'
import { tryPassword } from '../limits/tries.ts'
import type { Arrived, Players } from '../players/players.ts'
import type { TableStorage } from '../storage/storage.ts'
import { known, type Routes } from './api.ts'
import { endedCookie, tokenCookie, tokenInCookie } from './cookie.ts'
import { deviceOf } from './device.ts'
import type { Guard } from './guard.ts'
import { read } from './read.ts'
import { answer, refuse } from './refuse.ts'

export interface AccountOptions {
  readonly players: Players
  readonly guard: Guard
  readonly buckets: SharedBuckets
  readonly tables: Pick<TableStorage, 'of'>
}

const text = z.string('text').max(1000, 'shorter')
const keep = z.enum(['cookie', 'token'], '“cookie” or “token”')
const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'a JSON object')

const Guest = body({ keep, name: text.optional() })
const Name = body({ name: text })
const Credentials = body({ name: text, password: text })
const SignIn = body({ name: text, password: text, keep })
const PasswordChange = body({ old: text, password: text })

/** Coming in, names and passwords. */
export function accountRoutes({ players, guard, buckets, tables }: AccountOptions): Routes {
  /** The token goes where it was asked for: into a cookie that no page can read, or into the answer. */
  function arrive(request: FastifyRequest, reply: FastifyReply, { player, token }: Arrived, keep: Keep) {
    if (keep === 'cookie') reply.header('set-cookie', tokenCookie(token, guard.way(request.raw)))
    const arrival: Arrival = { player, ...(keep === 'token' && { token }) }
    return reply.code(201).send(arrival)
  }

  return api => {
    api.post('/players', async (request, reply) => {
      const order = read(request, 'body', Guest)
      if (!order.ok) return refuse(reply, order.rejection)
      const { address } = guard.way(request.raw)
      const allowed = buckets.guests.take(address)
      if (!allowed.ok) return refuse(reply, allowed.rejection)
      const { name, keep } = order.value
      const arrived = await players.welcome({ name, device: deviceOf(request.headers['user-agent']) })
      if (arrived.ok) return arrive(request, reply, arrived.value, keep)
      // A name that was refused made no guest, and is followed by another try.
      buckets.guests.giveBack(address)
      return refuse(reply, arrived.rejection)
    })

    api.post('/sign-in', async (request, reply) => {
      const order = read(request, 'body', SignIn)
      if (!order.ok) return refuse(reply, order.rejection)
      const { keep, name, password } = order.value
      const device = deviceOf(request.headers['user-agent'])
      const { address } = guard.way(request.raw)
      const arrived = await tryPassword(buckets, { address, name }, () =>
        players.signIn({ name, password, device }),
      )
      return arrived.ok ? arrive(request, reply, arrived.value, keep) : refuse(reply, arrived.rejection)
    })

    api.post('/sign-out', async (request, reply) => {
      const asker = await guard.asker(request.raw)
      if (asker) await players.signOut(asker)
      return reply
        .header('set-cookie', endedCookie(guard.way(request.raw)))
        .code(204)
        .send()
    })

    api.get(
      '/me',
      known(guard, async ({ player }, request, reply) => {
        // Every page asks this first, so the cookie of someone who comes back lasts as long as their session.
        const token = tokenInCookie(request.headers.cookie)
        if (token) reply.header('set-cookie', tokenCookie(token, guard.way(request.raw)))
        const me: Me = { player, tables: await tables.of(player.id) }
        return reply.send(me)
      }),
    )

    api.patch(
      '/me',
      known(guard, async ({ player }, request, reply) => {
        const order = read(request, 'body', Name)
        if (!order.ok) return refuse(reply, order.rejection)
        return answer(reply, await players.rename(player.id, order.value.name))
      }),
    )

    api.post(
      '/me/claim',
      known(guard, async ({ player }, request, reply) => {
        const order = read(request, 'body', Credentials)
        if (!order.ok) return refuse(reply, order.rejection)
        return answer(reply, await players.claim(player.id, order.value))
      }),
    )

    api.post(
      '/me/password',
      known(guard, async (asker, request, reply) => {
        const order = read(request, 'body', PasswordChange)
        if (!order.ok) return refuse(reply, order.rejection)
        const tried = { address: guard.way(request.raw).address, name: asker.player.name }
        const change = () => players.changePassword(asker, order.value)
        return answer(reply, await tryPassword(buckets, tried, change))
      }),
    )
  }
}
