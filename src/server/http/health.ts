import type { FastifyInstance } from 'fastify'
import type { ServerMetrics } from '../metrics/server-metrics.ts'

export interface HealthOptions {
  /** Why the server is not ready for traffic; undefined when it is. */
  readonly unavailableReason: () => string | undefined
  readonly metrics: ServerMetrics
}

/** Without the cause, which may name files of the machine. */
const NOT_READY = 'The server cannot store moves at the moment, or it is closing. Its log says why.'

/** Endpoints for operators, not for players. */
export function registerHealth(server: FastifyInstance, { unavailableReason, metrics }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))

  server.get('/readyz', async (_, reply) => {
    const isReady = unavailableReason() === undefined
    reply.header('cache-control', 'no-store')
    return isReady ? reply.send({ ready: true }) : reply.code(503).send({ ready: false, reason: NOT_READY })
  })

  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  )
}

/** Measures every request and counts the refusals among the answers. */
export function measureRequests(server: FastifyInstance, metrics: ServerMetrics): void {
  server.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    metrics.requestDone({ method, route, status: reply.statusCode }, reply.elapsedTime)
    if (reply.refusalCode !== undefined) metrics.refused(reply.refusalCode)
  })
}
