import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServerMetrics } from '../metrics/server-metrics.ts'
import { measureRequests, registerHealth } from './health.ts'

let server: FastifyInstance
let unavailableReason: string | undefined

beforeEach(() => {
  unavailableReason = undefined
  server = fastify()
  const metrics = new ServerMetrics()
  measureRequests(server, metrics)
  registerHealth(server, { unavailableReason: () => unavailableReason, metrics })
})
afterEach(() => server.close())

test('a running process reports that it is alive even while storage is unavailable', async () => {
  unavailableReason = 'disk full'
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ ok: true })
})

test('[F10] while storage is unavailable the server is not ready and tells nothing of its files; afterwards it is ready again', async () => {
  unavailableReason = '/var/lib/quincunx/house.sqlite cannot be used: the disk is full.'
  const refused = await server.inject({ url: '/readyz' })
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    { ready: false, reason: expect.stringContaining('Its log says why') },
  ])
  expect(refused.body).not.toContain('sqlite')
  unavailableReason = undefined
  expect((await server.inject({ url: '/readyz' })).json()).toEqual({ ready: true })
})

test('the metrics count requests by route, and all unknown paths as one', async () => {
  await server.inject({ url: '/healthz' })
  await server.inject({ url: '/healthz' })
  await server.inject({ url: '/a' })
  await server.inject({ url: '/b' })
  const { body, headers } = await server.inject({ url: '/metrics' })
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(body).toContain('quincunx_http_request_seconds_count{method="GET",route="/healthz",status="200"} 2')
  expect(body).toContain('quincunx_http_request_seconds_count{method="GET",route="none",status="404"} 2')
})
