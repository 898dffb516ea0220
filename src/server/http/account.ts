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

/** Guests, sign-in, names and passwords. */
export function accountRoutes({ players, auth, buckets, tables }: AccountOptions): Routes {
  /** Sends the token as requested: in a cookie that no script can read, or in the response. */
  function sendSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { player, token }: SignedInPlayer,
    keep: TokenDelivery,
  ) {
    if (keep === 'cookie') reply.header('set-cookie', tokenCookie(token, auth.clientInfo(request.raw)))
    const response: SignInResponse = { player, ...(keep === 'token' && { token }) }
    return reply.code(201).send(response)
  }

  return api => {
    api.post('/players', async (request, reply) => {
      const body = validate(request, 'body', newGuestBody)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const { address } = auth.clientInfo(request.raw)
      const allowed = buckets.guests.take(address)
      if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
      const { name, keep } = body.value
      const signedIn = await players.createGuest({ name, device: deviceName(request.headers['user-agent']) })
      if (signedIn.ok) return sendSession(request, reply, signedIn.value, keep)
      // A refused name created no guest, and the player will try another.
      buckets.guests.giveBack(address)
      return sendRefusal(reply, signedIn.rejection)
    })

    api.post('/sign-in', async (request, reply) => {
      const body = validate(request, 'body', signInBody)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const { keep, name, password } = body.value
      const device = deviceName(request.headers['user-agent'])
      const { address } = auth.clientInfo(request.raw)
      const signedIn = await limitPasswordAttempts(buckets, { address, name }, () =>
        players.signIn({ name, password, device }),
      )
      return signedIn.ok
        ? sendSession(request, reply, signedIn.value, keep)
        : sendRefusal(reply, signedIn.rejection)
    })

    api.post('/sign-out', async (request, reply) => {
      const bearer = await auth.authenticate(request.raw)
      if (bearer) await players.signOut(bearer)
      return reply
        .header('set-cookie', expiredCookie(auth.clientInfo(request.raw)))
        .code(204)
        .send()
    })

    api.get(
      '/me',
      requirePlayer(auth, async ({ player }, request, reply) => {
        // Every page requests this first, so renewing the cookie here makes it last as long as the session.
        const token = tokenInCookie(request.headers.cookie)
        if (token) reply.header('set-cookie', tokenCookie(token, auth.clientInfo(request.raw)))
        const me: Me = { player, tables: await tables.of(player.id) }
        return reply.send(me)
      }),
    )

    api.patch(
      '/me',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const body = validate(request, 'body', nameBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        return sendResult(reply, await players.rename(player.id, body.value.name))
      }),
    )

    api.post(
      '/me/claim',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const body = validate(request, 'body', credentialsBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        return sendResult(reply, await players.claim(player.id, body.value))
      }),
    )

    api.post(
      '/me/password',
      requirePlayer(auth, async (bearer, request, reply) => {
        const body = validate(request, 'body', passwordChangeBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const attempt = { address: auth.clientInfo(request.raw).address, name: bearer.player.name }
        const change = () => players.changePassword(bearer, body.value)
        return sendResult(reply, await limitPasswordAttempts(buckets, attempt, change))
      }),
    )
  }
}
