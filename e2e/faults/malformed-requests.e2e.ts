import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { newClient, unwrap } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGame } from './prepared-games.ts'

const JSON_TYPE = 'application/json'

test('[F12] malformed requests are refused, and a game on the same server goes on', async () => {
  const { server, match } = await startGame()
  await playPreparations(match)
  const { token } = match.clients[0]
  const post = async (
    body: string | Buffer,
    type: string | null = JSON_TYPE,
    path = `/api/tables/${match.id}/commands`,
  ) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(type !== null && { 'content-type': type }) },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
    const refusal = (await response.json()) as { sentence?: string }
    expect(refusal.sentence).toEqual(expect.any(String))
    return response.status
  }
  const bodies = [
    ...[
      '',
      'null',
      '[]',
      '7',
      '{',
      '{"id":"x"}',
      '{"__proto__":{"id":"x"}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ],
    ...[
      '{"id":"x","command":{"do":"fly"}}',
      '{"id":"","command":{"do":"resign"}}',
      `{"id":"x","command":${'['.repeat(3_000)}`,
    ],
    ...['{"id":"x","command":{"do":"move","text":1e309}}', '{"id":"x","command":{"do":"resign","seat":1}}'],
    ...[
      '{"id":"x y","command":{"do":"resign"}}',
      '{"id":"x","command":{"do":"move","text":"a1","turn":1.5}}',
    ],
  ]
  for (const body of bodies) expect([body, await post(body)]).toEqual([body, 400])
  expect(await post(Buffer.from([0xff, 0xfe, 0x00]))).toBe(400)
  expect(await post('x'.repeat(100_000))).toBe(413)
  for (const type of [
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])
    expect([type, await post('{"id":"x","command":{"do":"resign"}}', type)]).toEqual([type, 415])

  const paths = [
    '/api/tables/%00',
    '/api/tables/%ff',
    `/api/tables/${'x'.repeat(5_000)}`,
    '/api/players/__proto__',
    '/api/games/constructor',
  ]
  for (const path of [
    ...paths,
    '/api/tables/x/events?since=NaN',
    '/api/tables/x/events?since=1e400',
    '/api/../../etc/passwd',
    '/..%2f..%2fpackage.json',
  ])
    expect([path, [200, 400, 404, 414].includes((await fetch(server.url + path)).status)]).toEqual([
      path,
      true,
    ])
  expect(await (await fetch(`${server.url}/..%2f..%2fpackage.json`)).text()).not.toContain('devDependencies')

  expect((await playOneMove(match, createSeededRandom('x', 'requests'))).ok).toBe(true)
  await waitUntilSynced(server, [match])
  await stopAndCheck(server, clientsOf([match]), clientViews([match]))
})

test('[F12] invalid HTTP, oversized and unfinished requests harm nobody', async () => {
  const { server, match } = await startGame()
  await playPreparations(match)
  const requests = [
    'null\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/me\r\n\r\n',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'X-Long: y\r\n'.repeat(5_000)}\r\n`,
    'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    'POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'GET /api/socket?protocol=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nAuthorization: Bearer x\r\n\r\n',
    'GET http://[::1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ]
  for (const request of requests)
    expect([request.slice(0, 40), await isClosed(server.port, request)]).toEqual([request.slice(0, 40), true])
  // Requests whose bodies never arrive completely.
  const slow = Array.from({ length: 50 }, () => {
    const stream = connect(server.port, '127.0.0.1')
    stream.on('error', () => {})
    stream.write(
      'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    return stream
  })
  await pause(200)
  const startedAt = performance.now()
  expect((await playOneMove(match, createSeededRandom('x', 'requests'))).ok).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  for (const stream of slow) stream.destroy()
  await waitUntilSynced(server, [match])
  await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  expect(server.stderr()).toBe('')
})

test('[F7] a client that requests events and disconnects immediately does not count as present', async () => {
  const { server, match } = await startGame()
  const creator = await newClient(server)
  const { id } = unwrap(await creator.api.createTable({ game: 'obstruction', open: true }))
  for (let round = 0; round < 30; round++) {
    const stream = connect(server.port, '127.0.0.1')
    stream.on('error', () => {})
    stream.write(
      `GET /api/tables/${id}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${creator.token}\r\n\r\n`,
    )
    await pause(round % 4)
    stream.resetAndDestroy()
  }
  const isListed = async () =>
    unwrap(await match.clients[0].api.lobby()).tables.some(table => table.id === id)
  await waitUntil(async () => !(await isListed()), 'The table of an absent player is not listed', 5_000)
  await stopAndCheck(server, clientsOf([match]), [])
})

/** Whether the server closes the connection after this request. */
async function isClosed(port: number, request: string): Promise<boolean> {
  const stream = connect(port, '127.0.0.1')
  let isEnded = false
  for (const event of ['close', 'end', 'error'])
    stream.on(event, () => {
      isEnded = true
    })
  stream.resume()
  stream.write(request)
  await waitUntil(() => isEnded, 'It is closed', 5_000).catch(() => {})
  stream.destroy()
  return isEnded
}
