import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { stopAndCheck } from './check-storage.ts'
import { onCleanup } from './cleanup.ts'
import { clientsOf, clientViews, waitUntilSynced } from './match.ts'
import { startGame } from './prepared-games.ts'
import { waitUntil } from './wait-until.ts'

/** Asks for a socket, hears what is said, and never hangs up by itself. */
function linger(port: number, path: string) {
  const stream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const state = { heard: '', isGone: false }
  stream.on('data', data => {
    state.heard += data.toString('latin1')
  })
  stream.on('error', () => {})
  stream.on('close', () => {
    state.isGone = true
  })
  stream.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n' +
      'Authorization: Bearer unknown\r\n\r\n',
  )
  onCleanup(() => stream.destroy())
  return { state, stream }
}

describe('[F14] whoever is not let in', () => {
  test('and does not hang up is hung up on, and holds nothing of the server', async () => {
    const { server, match } = await startGame()
    const turnedAway = Array.from({ length: 20 }, () => linger(server.port, '/api/elsewhere'))
    for (const { state, stream } of turnedAway) {
      await waitUntil(() => state.heard.includes('404'), 'It is told why')
      // Only a connection that the server has let go of refuses what is sent on it.
      const isLetGo = () => state.isGone || void stream.write('x')
      await waitUntil(isLetGo, 'It is let go', 3_000)
    }
    await waitUntilSynced(server, [match])
    await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  })

  test('[F15] does not keep a server from stopping', async () => {
    const { server, match } = await startGame()
    const strangers = Array.from({ length: 20 }, () => linger(server.port, '/api/socket?protocol=1'))
    for (const { state } of strangers) await waitUntil(() => state.heard.includes('101'), 'It is answered')
    await waitUntilSynced(server, [match])
    expect(await server.stop()).toBeLessThan(5_000)
    await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  })
})
