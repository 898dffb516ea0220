import { beforeAll, expect, test } from 'vitest'
import type { TableReference } from '#protocol/api.ts'
import { AGREED_SETUP } from '#testing/fixtures/table-service.ts'
import { keepForFile } from '#testing/wire/cleanup.ts'
import { type Server, startServer } from '../faults/server.ts'
import { ProxyClient } from './proxy-client.ts'
import { HOST_NAME, type ReverseProxy } from './reverse-proxy.ts'

/** Different spellings of the paths that only the host may read. */
const INNER_PATHS = [
  ...['/metrics', '/readyz', '/healthz', '/metrics?x=1', '/metrics?', '/metrics#x', '/metrics/'],
  ...['//metrics', '///metrics', '/./metrics', '/x/../metrics', '/%6detrics', '/%6Detrics', '/metric%73'],
  ...['/METRICS', '/Metrics', '/metrics%20', '/metrics%00', '/metrics;x', '/%2fmetrics', '/metrics%2f'],
  ...['/%2e/metrics', '/x/%2e%2e/metrics', '/.//metrics', '/api/../metrics', '\\metrics', '/\\metrics'],
]
const INNER_TEXT = /quincunx_(ready|sockets)|"ready":|"ok":true/

/** A proxy in front of the real program, both for all tests of a file. */
export interface HostedServer {
  server(): Server
  client(): ProxyClient
}

/** Defines the tests that every proxy of the guide must pass. The proxy is started before them. */
export function checkProxy(startProxy: (serverPort: number) => Promise<ReverseProxy>): HostedServer {
  let server: Server
  let client: ProxyClient

  beforeAll(async () => {
    await keepForFile(async () => {
      server = await startServer({ strict: true, flags: ['--trust-proxy', '--log', 'info'] })
      client = new ProxyClient(await startProxy(server.port))
    })
  })

  async function newTable(token: string): Promise<TableReference> {
    const options = { headers: { authorization: `Bearer ${token}` } }
    const { body } = await client.json('/api/tables', { game: 'obstruction', setup: AGREED_SETUP }, options)
    return JSON.parse(body)
  }

  test('pages come over HTTP/1.1 and HTTP/2, compressed and with strict transport security', async () => {
    const page = await client.request('/', { headers: { 'accept-encoding': 'gzip' } })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await client.request('/')).body).toContain('<title>')
    expect(await client.http2Status('/')).toBe(200)
  })

  test('plain HTTP leads to the same address with TLS', async () => {
    const { status, headers } = await client.plain('/play/obstruction?x=1')
    expect([301, 308]).toContain(status)
    expect(headers.location).toMatch(new RegExp(`^https://${HOST_NAME}(:\\d+)?/play/obstruction\\?x=1$`))
  })

  test('two players play over WebSockets', async () => {
    const [ann, ben] = [await client.newGuest(), await client.newGuest()]
    const { id } = await newTable(ann.token)
    const [annSocket, benSocket] = [await client.openSocket(ann.token), await client.openSocket(ben.token)]
    for (const socket of [annSocket, benSocket]) socket.send({ type: 'watch', table: id })
    benSocket.send({ type: 'command', table: id, id: 'sit', command: { do: 'sit' } })
    await annSocket.received('news', ({ phase }) => phase === 'playing')
    annSocket.send({ type: 'command', table: id, id: 'move', command: { do: 'move', text: 'c3' } })
    await benSocket.received('news', ({ game }) => game?.toAct?.includes(1) === true)
    benSocket.send({ type: 'command', table: id, id: 'resign', command: { do: 'resign' } })
    await annSocket.received('news', ({ phase }) => phase === 'over')
  })

  test('events arrive when they happen, not when a buffer is full', async () => {
    const ann = await client.newGuest()
    const { id } = await newTable(ann.token)
    const headers = { authorization: `Bearer ${ann.token}` }
    const response = await client.stream(`/api/tables/${id}/events`, headers)
    let text = ''
    response.on('data', chunk => {
      text += chunk
    })
    await expect.poll(() => text).toContain('"phase":"waiting"')
    await client.json(`/api/tables/${id}/commands`, { id: 'stand', command: { do: 'stand' } }, { headers })
    const events = () => text.match(/^data: /gm)?.length ?? 0
    await expect.poll(events, { timeout: 1_000 }).toBeGreaterThan(1)
    expect(response.complete).toBe(false)
  })

  test('the cookie is only sent over TLS, and another site’s page gets none', async () => {
    const guest = (headers: Readonly<Record<string, string>>) =>
      client.json('/api/players', { keep: 'cookie' }, { headers })
    const own = await guest({ origin: client.origin })
    expect(own.status).toBe(201)
    expect(own.headers['set-cookie']?.[0]).toMatch(/HttpOnly.*; Secure|Secure.*; HttpOnly/)
    const evil = { origin: 'https://evil.example' }
    expect((await guest(evil)).status).toBe(403)
    expect((await guest({ ...evil, 'x-forwarded-host': 'evil.example' })).status).toBe(403)
  })

  test('a forged address is not counted: the limit is by the client’s own', async () => {
    const from = '127.0.0.9'
    const tryCode = (attempt: number) =>
      client.request('/api/tables/A2-FIG', {
        from,
        headers: { 'x-forwarded-for': `192.0.2.${attempt % 250}` },
      })
    let attempts = 0
    let answer = await tryCode(0)
    while (answer.status !== 429 && attempts < 500) answer = await tryCode(++attempts)
    expect(JSON.parse(answer.body).rejection.code).toBe('too-often')
    expect((await client.request('/api/tables/A2-FIG', { from: '127.0.0.10' })).status).toBe(404)
  })

  test.each(INNER_PATHS)('%s is not for the public', async path => {
    const { body, status } = await client.request(path).catch(() => ({ body: '', status: 0 }))
    expect(body).not.toMatch(INNER_TEXT)
    if (/^\/(metrics|readyz|healthz)$/.test(path)) expect(status).toBe(404)
  })

  test('a request that is too long is refused', async () => {
    const { status } = await client.json('/api/players', { keep: 'token', name: 'x'.repeat(100_000) })
    expect(status).toBe(413)
  })

  return { server: () => server, client: () => client }
}

/** Defines the last test of a file: it stops the server. */
export function checkRestart({ server, client }: HostedServer): void {
  test('a restart closes sockets with 1012, and the same proxy serves the next server', async () => {
    const { token } = await client().newGuest('127.0.0.11')
    const socket = await client().openSocket(token)
    await server().stop()
    expect(await socket.closed).toBe(1012)
    expect((await client().request('/', { from: '127.0.0.11' })).status).toBe(502)
    await server().start()
    await expect.poll(async () => (await client().request('/', { from: '127.0.0.11' })).status).toBe(200)
    await client().openSocket(token)
  })
}
