import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Rejection } from '#kernel/result.ts'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { webSocketTransport } from './websocket-transport.ts'

interface Received {
  readonly texts: readonly string[]
  readonly closed: readonly (Rejection | undefined)[]
}

async function serverWith(
  onConnection: (socket: WebSocket, url: string, token: string) => void,
): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  server.on('connection', (socket, request) =>
    onConnection(socket, request.url ?? '', request.headers.authorization ?? ''),
  )
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function listen(address: string) {
  const texts: string[] = []
  const closed: (Rejection | undefined)[] = []
  let wake = () => {}
  const transport = webSocketTransport({ address, token: 'secret' })({
    onMessage(text) {
      texts.push(text)
      wake()
    },
    onClose(refusal) {
      closed.push(refusal)
      wake()
    },
  })
  async function waitUntil(isDone: (received: Received) => boolean): Promise<Received> {
    while (!isDone({ texts, closed }))
      await new Promise<void>(resolve => {
        wake = resolve
      })
    return { texts, closed }
  }
  return { transport, waitUntil, isClosed: () => waitUntil(received => received.closed.length > 0) }
}

it('connects with version and token, and carries texts both ways', async () => {
  const address = await serverWith((socket, url, token) => {
    expect([url, token]).toEqual(['/api/socket?protocol=1', 'Bearer secret'])
    socket.on('message', data => socket.send(`{"echo": ${data}}`))
    socket.send('{"name": "Ann\\u001b[2J"}')
  })
  const { transport, waitUntil } = listen(address)
  await waitUntil(({ texts }) => texts.length === 1)
  transport.send('7')
  const { texts } = await waitUntil(received => received.texts.length === 2)
  expect(texts).toEqual(['{"name":"Ann[2J"}', '{"echo":7}'])
})

it.each([
  [CLOSE_CODES.protocol, { code: 'another-protocol' }],
  [CLOSE_CODES.stranger, { code: 'not-recognised' }],
  [CLOSE_CODES.flood, undefined],
  [1001, undefined],
])('reports a close with %i once', async (code, refusal) => {
  const { isClosed } = listen(await serverWith(socket => socket.close(code)))
  expect((await isClosed()).closed).toEqual([refusal])
})

it('reports invalid JSON, no WebSocket, a wrong token and an unreachable server as a close', async () => {
  const noise = await serverWith(socket => socket.send('hello?'))
  const bytes = await serverWith(socket => socket.send(Buffer.from([1, 2, 3])))
  const status = async (code: number) => {
    const server = createServer()
    server.on('upgrade', (_, socket) => socket.end(`HTTP/1.1 ${code} No\r\n\r\n`))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const addresses = [noise, bytes, await status(404), await status(401), 'http://127.0.0.1:1']
  const received = await Promise.all(addresses.map(address => listen(address).isClosed()))
  expect(received.map(({ closed }) => closed)).toEqual([
    [undefined],
    [undefined],
    [undefined],
    [{ code: 'not-recognised' }],
    [undefined],
  ])
  expect(received.flatMap(({ texts }) => texts)).toEqual([])
})

it('can be closed at any time, even before it is open, and then sends nothing', async () => {
  const { transport, isClosed } = listen(await serverWith(() => {}))
  transport.send('too early')
  transport.close()
  transport.close()
  transport.send('too late')
  expect((await isClosed()).closed).toEqual([undefined])
})
