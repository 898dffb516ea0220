import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { clientsOf, clientViews, waitUntilSynced } from '#testing/wire/match.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGame } from './prepared-games.ts'

/** Requests a WebSocket, reads, and never closes its side. */
function openWithoutClosing(port: number, path: string) {
  const stream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const state = { received: '', isClosed: false }
  stream.on('data', data => {
    state.received += data.toString('latin1')
  })
  stream.on('error', () => {})
  stream.on('close', () => {
    state.isClosed = true
  })
  stream.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n' +
      'Authorization: Bearer unknown\r\n\r\n',
  )
  onCleanup(() => stream.destroy())
  return { state, stream }
}

describe('[F14] a refused client that never closes its connection', () => {
  test('is disconnected and holds no resources of the server', async () => {
    const { server, match } = await startGame()
    const refused = Array.from({ length: 20 }, () => openWithoutClosing(server.port, '/api/elsewhere'))
    for (const { state, stream } of refused) {
      await waitUntil(() => state.received.includes('404'), 'The client receives the status')
      // Writing fails only on a connection that the server has destroyed.
      const isDisconnected = () => state.isClosed || void stream.write('x')
      await waitUntil(isDisconnected, 'The client is disconnected', 3_000)
    }
    await waitUntilSynced(server, [match])
    await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  })

  test('[F15] does not delay the server’s shutdown', async () => {
    const { server, match } = await startGame()
    const strangers = Array.from({ length: 20 }, () =>
      openWithoutClosing(server.port, '/api/socket?protocol=1'),
    )
    for (const { state } of strangers) await waitUntil(() => state.received.includes('101'), 'It is answered')
    await waitUntilSynced(server, [match])
    expect(await server.stop()).toBeLessThan(5_000)
    await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  })
})
