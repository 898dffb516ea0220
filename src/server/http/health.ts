import type { FastifyInstance } from 'fastify'
import { METRICS_CONTENT_TYPE, type Metrics } from '../metrics.ts'

export interface HealthOptions {
  /** Why the server is not ready for traffic; undefined when it is. */
  readonly unavailableReason: () => string | undefined
  readonly metrics: Metrics
}

/** Endpoints for operators, not for players. */
export function registerHealth(server: FastifyInstance, { unavailableReason, metrics }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))

  server.get('/readyz', async (_, reply) => {
    const reason = unavailableReason()
    reply.header('cache-control', 'no-store')
    return reason === undefined ? reply.send({ ready: true }) : reply.code(503).send({ ready: false, reason })
  })

  server.get('/metrics', async (_, reply) =>
    reply.header('cache-control', 'no-store').type(METRICS_CONTENT_TYPE).send(metrics.text()),
  )
}
