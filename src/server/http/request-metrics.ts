import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Request durations by route, not by path: paths contain ids, so there would be endless labels. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  const seconds = metrics.histogram({
    name: 'http_request_seconds',
    help: 'How long requests took',
    labels: ['method', 'route', 'status'],
    bounds: BOUNDS,
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    seconds.of(request.method, route, String(reply.statusCode)).record(reply.elapsedTime / 1000)
  })
}

/** How much long-running work delays the event loop. */
export function measureEventLoopDelay(server: FastifyInstance, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  server.addHook('onClose', async () => void delay.disable())
  metrics.gauge(
    { name: 'delay_seconds', help: 'How late timers were at worst since the last reading' },
    () => {
      const worst = delay.max / 1e9
      delay.reset()
      return worst
    },
  )
}
