import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rejection } from '#kernel/result.ts'
import type { Bearer } from '../players/session-lookup.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { Auth } from './auth.ts'
import { sendRefusal } from './replies.ts'

/** Adds its paths, which begin after /api. */
export type Routes = (api: FastifyInstance) => void

export interface ApiOptions {
  readonly auth: Auth
  readonly routes: readonly Routes[]
}

const READ_METHODS = ['GET', 'HEAD']

/** Everything under /api: guarded, JSON only, and with a sentence for whatever goes wrong. */
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
        // A refusal is the client's matter, and its message may quote what was sent.
        if (rejection.code === 'our-fault' || rejection.code === 'storage-trouble') request.log.error(error)
        return sendRefusal(reply, rejection)
      })
      for (const route of routes) route(api)
      // Not left to the server, which takes any path it does not know for a page.
      api.all('/*', async (_, reply) => sendRefusal(reply, { code: 'no-such-path' }))
    },
    { prefix: '/api' },
  )
}

function rejectionOf(error: FastifyError): Rejection {
  if (error instanceof StorageUnavailableError) return { code: 'storage-trouble' }
  if (error.statusCode === 413) return { code: 'body-too-long' }
  if (error.statusCode === 415) return { code: 'not-sent-as-json' }
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'body-not-json' }
  return { code: 'our-fault' }
}

/** A handler for those who are known here; others are asked to come in first. */
export function requirePlayer(
  guard: Auth,
  handle: (asker: Bearer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const asker = await guard.authenticate(request.raw)
    return asker ? handle(asker, request, reply) : sendRefusal(reply, { code: 'not-recognised' })
  }
}
