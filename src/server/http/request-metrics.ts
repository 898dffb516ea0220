import type { FastifyInstance } from 'fastify'
import type { ServerMetrics } from '../metrics/server-metrics.ts'

/** Measures every request and counts the refusals among the answers. */
export function measureRequests(server: FastifyInstance, metrics: ServerMetrics): void {
  server.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    metrics.requestDone({ method, route, status: reply.statusCode }, reply.elapsedTime)
    if (reply.refusalCode !== undefined) metrics.refused(reply.refusalCode)
  })
}
