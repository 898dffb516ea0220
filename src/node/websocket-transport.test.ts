import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Rejection } from '#kernel/result.ts'
import { CLOSE_CODES } from '#session/remote/transport.ts'
import { webSocketTransport } from './websocket-transport.ts'

interface Heard {
  readonly texts: readonly string[]
  readonly closed: readonly (Rejection | undefined)[]
}

async function houseThat(greets: (socket: WebSocket, url: string, token: string) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  server.on('connection', (socket, request) =>
    greets(socket, request.url ?? '', request.headers.authorization ?? ''),
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
  const wire = webSocketTransport({ address, token: 'secret' })({
    onMessage(text) {
      texts.push(text)
      wake()
    },
    onClose(refusal) {
      closed.push(refusal)
      wake()
    },
  })
  async function until(isThere: (heard: Heard) => boolean): Promise<Heard> {
    while (!isThere({ texts, closed }))
      await new Promise<void>(resolve => {
        wake = resolve
      })
    return { texts, closed }
  }
  return { wire, until, isClosed: () => until(heard => heard.closed.length > 0) }
}

it('opens at the socket of the house with version and token, and carries texts both ways', async () => {
  const address = await houseThat((socket, url, token) => {
    expect([url, token]).toEqual(['/api/socket?protocol=1', 'Bearer secret'])
    socket.on('message', data => socket.send(`{"echo": ${data}}`))
    socket.send('{"name": "Ann\\u001b[2J"}')
  })
  const { wire, until } = listen(address)
  await until(({ texts }) => texts.length === 1)
  wire.send('7')
  const { texts } = await until(heard => heard.texts.length === 2)
  expect(texts).toEqual(['{"name":"Ann[2J"}', '{"echo":7}'])
})

it.each([
  [CLOSE_CODES.protocol, { code: 'another-protocol' }],
  [CLOSE_CODES.stranger, { code: 'not-recognised' }],
  [CLOSE_CODES.flood, undefined],
  [1001, undefined],
])('tells of the closing with %i once', async (code, refusal) => {
  const { isClosed } = listen(await houseThat(socket => socket.close(code)))
  expect((await isClosed()).closed).toEqual([refusal])
})

it('tells of a house that speaks no JSON, is none, wants another token, or is not there as of a closing', async () => {
  const noise = await houseThat(socket => socket.send('hello?'))
  const bytes = await houseThat(socket => socket.send(Buffer.from([1, 2, 3])))
  const status = async (code: number) => {
    const server = createServer()
    server.on('upgrade', (_, socket) => socket.end(`HTTP/1.1 ${code} No\r\n\r\n`))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const addresses = [noise, bytes, await status(404), await status(401), 'http://127.0.0.1:1']
  const heard = await Promise.all(addresses.map(address => listen(address).isClosed()))
  expect(heard.map(({ closed }) => closed)).toEqual([
    [undefined],
    [undefined],
    [undefined],
    [{ code: 'not-recognised' }],
    [undefined],
  ])
  expect(heard.flatMap(({ texts }) => texts)).toEqual([])
})

it('can be closed at any time, even before it is open, and sends nothing then', async () => {
  const { wire, isClosed } = listen(await houseThat(() => {}))
  wire.send('too early')
  wire.close()
  wire.close()
  wire.send('too late')
  expect((await isClosed()).closed).toEqual([undefined])
})
