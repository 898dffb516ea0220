import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requestTimeouts } from './request-timeouts.ts'

const REQUEST_MS = 200

test.each([
  ['headers', 'POST /api HTTP/1.1\r\nHost: here\r\n'],
  [
    'a body',
    'POST /api HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('[F14] a client that does not finish sending %s is disconnected', async (_, beginning) => {
  const server = fastify({ forceCloseConnections: true, ...requestTimeouts(REQUEST_MS) })
  server.post('/api', async () => 'received')
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const socket = connect((server.server.address() as { port: number }).port, '127.0.0.1')
  socket.write(beginning)
  socket.resume()
  const startedAt = performance.now()
  await new Promise(resolve => socket.once('close', resolve))
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(REQUEST_MS / 2)
})
