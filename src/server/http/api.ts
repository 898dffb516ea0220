import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import type { Rejection } from '#kernel/result.ts'
import { type AccountRefusals, accountRejection } from '#protocol/refusals.ts'
import type { RateLimitName } from '../limits/limits.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Bearer } from '../players/session-lookup.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { Auth } from './auth.ts'
import { sendRefusal } from './replies.ts'

/** Registers routes below /api. */
export type Routes = (api: FastifyInstance) => void

/** Every route needs them. */
export interface RouteOptions {
  readonly auth: Auth
  readonly rateLimits: RateLimits
}

export interface ApiOptions extends RouteOptions {
  readonly routes: readonly Routes[]
}

const READ_METHODS = ['GET', 'HEAD']

/** Everything below /api: checks origin and limits, accepts only JSON, and answers every error with a sentence. */
export async function registerApi(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { auth, rateLimits, routes } = options
  await server.register(
    async api => {
      api.removeContentTypeParser('text/plain')
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const allowed = await rateLimits.take('requests', auth.clientInfo(request).address)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        if (READ_METHODS.includes(request.method)) return
        const refusal = auth.originRefusal(request)
        if (refusal) return sendRefusal(reply, refusal)
      })
      api.setErrorHandler((error: FastifyError, request, reply) => {
        const rejection = rejectionOf(error)
        // Client errors are not logged: their messages may quote what was sent.
        if (rejection.code === 'our-fault' || rejection.code === 'storage-trouble') request.log.error(error)
        return sendRefusal(reply, rejection)
      })
      for (const route of routes) route(api)
      // Without this the server would answer unknown paths with the web app.
      api.all('/*', async (_, reply) => sendRefusal(reply, accountRejection('no-such-path')))
    },
    { prefix: '/api' },
  )
}

function rejectionOf(error: FastifyError): Rejection<AccountRefusals> {
  if (error instanceof StorageUnavailableError) return accountRejection('storage-trouble')
  if (error.statusCode === 413) return accountRejection('body-too-long')
  if (error.statusCode === 415) return accountRejection('not-sent-as-json')
  if (error.statusCode !== undefined && error.statusCode < 500) return accountRejection('body-not-json')
  return accountRejection('our-fault')
}

/** Counts a request against a limit by address before it is handled. */
export function limitByAddress(
  limit: RateLimitName,
  { auth, rateLimits }: RouteOptions,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const allowed = await rateLimits.take(limit, auth.clientInfo(request).address)
    if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
  }
}

/** A handler for signed-in players; all other requests are refused. */
export function requirePlayer(
  { auth, rateLimits }: RouteOptions,
  handle: (bearer: Bearer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const bearer = await auth.authenticate(request)
    if (!bearer) return sendRefusal(reply, accountRejection('not-recognised'))
    const allowed = await rateLimits.take('requestsByPlayer', bearer.player.id)
    return allowed.ok ? handle(bearer, request, reply) : sendRefusal(reply, allowed.rejection)
  }
}
