import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Me, SignInResponse, TokenDelivery } from '#protocol/api.ts'
import { limitPasswordAttempts } from '../limits/password-attempts.ts'
import type { Players, SignedInPlayer } from '../players/players.ts'
import type { TableStorage } from '../storage/table-storage.ts'
import { type RouteOptions, type Routes, requirePlayer } from './api.ts'
import { deviceName } from './device-name.ts'
import { sendRefusal, sendResult } from './replies.ts'
import {
  clearTokenCookie,
  deviceMarkIn,
  setDeviceMark,
  setTokenCookie,
  tokenInCookie,
} from './token-cookie.ts'
import { validate } from './validate.ts'

export interface AccountOptions extends RouteOptions {
  readonly players: Players
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
export function accountRoutes(options: AccountOptions): Routes {
  const { players, auth, rateLimits, tables } = options

  /** Sends the token as requested: in a cookie that no script can read, or in the response. */
  function sendSession(reply: FastifyReply, { player, token }: SignedInPlayer, keep: TokenDelivery) {
    if (keep === 'cookie') setTokenCookie(reply, token)
    const response: SignInResponse = { player, ...(keep === 'token' && { token }) }
    return reply.code(201).send(response)
  }

  /** Lets a browser sign in again while others guess at the player's password. */
  async function markDevice(reply: FastifyReply, player: string): Promise<void> {
    const mark = await players.deviceMark(player)
    if (mark !== undefined) setDeviceMark(reply, mark)
  }

  return api => {
    api.post('/players', async (request, reply) => {
      const body = validate(request, 'body', newGuestBody)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const { address } = auth.clientInfo(request)
      const allowed = await rateLimits.take('guests', address)
      if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
      const { name, keep } = body.value
      const signedIn = await players.createGuest({ name, device: deviceName(request.headers['user-agent']) })
      if (signedIn.ok) return sendSession(reply, signedIn.value, keep)
      // A refused name created no guest, and the player will try another.
      await rateLimits.giveBack('guests', address)
      return sendRefusal(reply, signedIn.rejection)
    })

    api.post('/sign-in', async (request, reply) => {
      const body = validate(request, 'body', signInBody)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const { keep, name, password } = body.value
      const device = deviceName(request.headers['user-agent'])
      const { address } = auth.clientInfo(request)
      const attempt = { address, name, device: await players.knownDevice(name, deviceMarkIn(request)) }
      const signedIn = await limitPasswordAttempts(rateLimits, attempt, () =>
        players.signIn({ name, password, device }),
      )
      if (!signedIn.ok) return sendRefusal(reply, signedIn.rejection)
      if (keep === 'cookie') await markDevice(reply, signedIn.value.player.id)
      return sendSession(reply, signedIn.value, keep)
    })

    api.post('/sign-out', async (request, reply) => {
      const bearer = await auth.authenticate(request)
      if (bearer) await players.signOut(bearer)
      return clearTokenCookie(reply).code(204).send()
    })

    api.get(
      '/me',
      requirePlayer(options, async ({ player }, request, reply) => {
        // Every page requests this first, so renewing the cookie here makes it last as long as the session.
        const token = tokenInCookie(request)
        if (token) setTokenCookie(reply, token)
        const me: Me = { player, tables: await tables.of(player.id) }
        return reply.send(me)
      }),
    )

    api.patch(
      '/me',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', nameBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const allowed = await rateLimits.take('names', player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        return sendResult(reply, await players.rename(player.id, body.value.name))
      }),
    )

    api.post(
      '/me/claim',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', credentialsBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const allowed = await rateLimits.take('names', player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        const claimed = await players.claim(player.id, body.value)
        if (claimed.ok && tokenInCookie(request)) await markDevice(reply, player.id)
        return sendResult(reply, claimed)
      }),
    )

    api.post(
      '/me/password',
      requirePlayer(options, async (bearer, request, reply) => {
        const body = validate(request, 'body', passwordChangeBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const { address } = auth.clientInfo(request)
        const attempt = { address, name: bearer.player.name, device: bearer.session }
        const changed = await limitPasswordAttempts(rateLimits, attempt, () =>
          players.changePassword(bearer, body.value),
        )
        if (changed.ok && tokenInCookie(request)) await markDevice(reply, bearer.player.id)
        return sendResult(reply, changed)
      }),
    )
  }
}
