import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Me, SignInResponse, TokenDelivery } from '#protocol/api.ts'
import type { SharedBuckets } from '../limits/limits.ts'
import { limitPasswordAttempts } from '../limits/password-attempts.ts'
import type { Players, SignedInPlayer } from '../players/players.ts'
import type { TableStorage } from '../storage/storage.ts'
import { type Routes, requirePlayer } from './api.ts'
import type { Auth } from './auth.ts'
import { expiredCookie, tokenCookie, tokenInCookie } from './cookie.ts'
import { deviceName } from './device-name.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface AccountOptions {
  readonly players: Players
  readonly auth: Auth
  readonly buckets: SharedBuckets
  readonly tables: Pick<TableStorage, 'of'>
}

const text = z.string('text').max(1000, 'shorter')
const tokenDelivery = z.enum(['cookie', 'token'], '“cookie” or “token”')
const jsonBody = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'a JSON object')

const newGuestBody = jsonBody({ keep: tokenDelivery, name: text.optional() })
const nameBody = jsonBody({ name: text })
const credentialsBody = jsonBody({ name: text, password: text })
const signInBody = jsonBody({ name: text, password: text, keep: tokenDelivery })
const passwordChangeBody = jsonBody({ old: text, password: text })

/** Coming in, names and passwords. */
export function accountRoutes({ players, auth, buckets, tables }: AccountOptions): Routes {
  /** The token goes where it was asked for: into a cookie that no page can read, or into the answer. */
  function sendSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { player, token }: SignedInPlayer,
    keep: TokenDelivery,
  ) {
    if (keep === 'cookie') reply.header('set-cookie', tokenCookie(token, auth.clientInfo(request.raw)))
    const arrival: SignInResponse = { player, ...(keep === 'token' && { token }) }
    return reply.code(201).send(arrival)
  }

  return api => {
    api.post('/players', async (request, reply) => {
      const order = validate(request, 'body', newGuestBody)
      if (!order.ok) return sendRefusal(reply, order.rejection)
      const { address } = auth.clientInfo(request.raw)
      const allowed = buckets.guests.take(address)
      if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
      const { name, keep } = order.value
      const arrived = await players.createGuest({ name, device: deviceName(request.headers['user-agent']) })
      if (arrived.ok) return sendSession(request, reply, arrived.value, keep)
      // A name that was refused made no guest, and is followed by another try.
      buckets.guests.giveBack(address)
      return sendRefusal(reply, arrived.rejection)
    })

    api.post('/sign-in', async (request, reply) => {
      const order = validate(request, 'body', signInBody)
      if (!order.ok) return sendRefusal(reply, order.rejection)
      const { keep, name, password } = order.value
      const device = deviceName(request.headers['user-agent'])
      const { address } = auth.clientInfo(request.raw)
      const arrived = await limitPasswordAttempts(buckets, { address, name }, () =>
        players.signIn({ name, password, device }),
      )
      return arrived.ok
        ? sendSession(request, reply, arrived.value, keep)
        : sendRefusal(reply, arrived.rejection)
    })

    api.post('/sign-out', async (request, reply) => {
      const asker = await auth.authenticate(request.raw)
      if (asker) await players.signOut(asker)
      return reply
        .header('set-cookie', expiredCookie(auth.clientInfo(request.raw)))
        .code(204)
        .send()
    })

    api.get(
      '/me',
      requirePlayer(auth, async ({ player }, request, reply) => {
        // Every page asks this first, so the cookie of someone who comes back lasts as long as their session.
        const token = tokenInCookie(request.headers.cookie)
        if (token) reply.header('set-cookie', tokenCookie(token, auth.clientInfo(request.raw)))
        const me: Me = { player, tables: await tables.of(player.id) }
        return reply.send(me)
      }),
    )

    api.patch(
      '/me',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const order = validate(request, 'body', nameBody)
        if (!order.ok) return sendRefusal(reply, order.rejection)
        return sendResult(reply, await players.rename(player.id, order.value.name))
      }),
    )

    api.post(
      '/me/claim',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const order = validate(request, 'body', credentialsBody)
        if (!order.ok) return sendRefusal(reply, order.rejection)
        return sendResult(reply, await players.claim(player.id, order.value))
      }),
    )

    api.post(
      '/me/password',
      requirePlayer(auth, async (asker, request, reply) => {
        const order = validate(request, 'body', passwordChangeBody)
        if (!order.ok) return sendRefusal(reply, order.rejection)
        const tried = { address: auth.clientInfo(request.raw).address, name: asker.player.name }
        const change = () => players.changePassword(asker, order.value)
        return sendResult(reply, await limitPasswordAttempts(buckets, tried, change))
      }),
    )
  }
}
