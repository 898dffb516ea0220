import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rejection } from '#kernel/result.ts'
import { type AccountRefusals, accountRejection } from '#protocol/refusals.ts'
import type { Bearer } from '../players/session-lookup.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { Auth } from './auth.ts'
import { sendRefusal } from './replies.ts'

/** Registers routes below /api. */
export type Routes = (api: FastifyInstance) => void

export interface ApiOptions {
  readonly auth: Auth
  readonly routes: readonly Routes[]
}

const READ_METHODS = ['GET', 'HEAD']

/** Everything below /api: checks the origin, accepts only JSON, and answers every error with a sentence. */
export async function registerApi(server: FastifyInstance, { auth, routes }: ApiOptions): Promise<void> {
  await server.register(
    async api => {
      api.removeContentTypeParser('text/plain')
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (READ_METHODS.includes(request.method)) return
        const refusal = auth.originRefusal(request.raw)
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

/** A handler for signed-in players; all other requests are refused. */
export function requirePlayer(
  auth: Auth,
  handle: (bearer: Bearer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const bearer = await auth.authenticate(request.raw)
    return bearer ? handle(bearer, request, reply) : sendRefusal(reply, accountRejection('not-recognised'))
  }
}
