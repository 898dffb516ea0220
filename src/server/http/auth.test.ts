import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NO_LIMITS } from '../limits/limits.ts'
import { openRateLimits } from '../limits/rate-limits.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { registerApi, requirePlayer } from './api.ts'
import { type AuthOptions, openAuth } from './auth.ts'
import { trustOneProxy } from './client-info.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

const TOKEN = 'T'.repeat(43)
const ANN = { player: { id: 'ann', name: 'Ann', claimed: false }, session: 's' }

let server: FastifyInstance

/** A server with a route for each case of authentication, validation and failure. */
async function open({
  trustProxy = false,
  ...options
}: Partial<AuthOptions> & { trustProxy?: boolean } = {}): Promise<FastifyInstance> {
  server = fastify({ bodyLimit: 100, trustProxy: trustProxy && trustOneProxy })
  await server.register(cookie)
  const players = { findByToken: async (token: string) => (token === TOKEN ? ANN : undefined) }
  const auth = openAuth({ players, ...options })
  const rateLimits = openRateLimits({ limits: NO_LIMITS })
  await registerApi(server, {
    ...{ auth, rateLimits },
    routes: [
      api => {
        api.get('/client-info', async (request, reply) => reply.send(auth.clientInfo(request)))
        api.get(
          '/who',
          requirePlayer({ auth, rateLimits }, async ({ player }, _, reply) => reply.send(player)),
        )
        api.get('/broken', async () => {
          throw new Error('a secret of ours')
        })
        api.get('/trouble', async () => {
          throw new StorageUnavailableError('disk full')
        })
        for (const path of ['/change', '/players', '/sign-in']) {
          api.post(path, async (request, reply) => {
            const body = validate(request, 'body', z.object({ name: z.string('text') }, 'a JSON object'))
            return body.ok ? sendResult(reply, body) : sendRefusal(reply, body.rejection)
          })
        }
      },
    ],
  })
  return server
}

afterEach(() => server.close())

async function inject(options: InjectOptions): Promise<{ status: number; body: unknown; code?: string }> {
  const response = await server.inject(options)
  const body = JSON.parse(response.body)
  return { status: response.statusCode, body, code: body.rejection?.code }
}

describe('a player', () => {
  test.each([
    ['a cookie', { cookie: `other=1; quincunx=${TOKEN}; more=2` }],
    ['a bearer token', { authorization: `Bearer ${TOKEN}` }],
    ['the bearer token if both are sent', { authorization: `Bearer ${TOKEN}`, cookie: 'quincunx=x' }],
  ])('is identified by %s', async (_, headers) => {
    await open()
    expect(await inject({ url: '/api/who', headers })).toMatchObject({ status: 200, body: ANN.player })
  })

  test.each([
    {},
    { cookie: 'quincunx=' },
    { cookie: `notquincunx=${TOKEN}` },
    { authorization: TOKEN },
    { authorization: `Basic ${TOKEN}` },
    { authorization: `Bearer ${TOKEN}x` },
  ])('[F13] is not identified by %j', async headers => {
    await open()
    expect(await inject({ url: '/api/who', headers })).toEqual({
      status: 401,
      code: 'not-recognised',
      body: { rejection: { code: 'not-recognised' }, sentence: expect.stringContaining('Sign in') },
    })
  })
})

describe('the origin of a changing request', () => {
  const change = (headers: Record<string, string>, url = '/api/change') =>
    inject({ method: 'POST', url, headers: { host: 'play.example', ...headers }, payload: { name: 'x' } })

  test.each([
    { origin: 'https://play.example' },
    { origin: 'http://play.example' },
    { origin: 'https://play.example:443' },
    { origin: 'https://friend.example' },
    { origin: 'http://localhost:4747', host: 'localhost:4747' },
    { authorization: `Bearer ${TOKEN}` },
  ])('%j is allowed', async headers => {
    await open({ origins: ['https://friend.example/'] })
    expect((await change(headers)).status).toBe(200)
  })

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'https://play.example.evil.example' },
    { origin: 'https://play.example:8443' },
    { origin: 'http://friend.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'play.example' },
    { origin: 'chrome-extension://play.example' },
    { origin: 'https://evil.example', authorization: `Bearer ${TOKEN}` },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('%j is refused', async headers => {
    await open({ origins: ['https://friend.example'] })
    expect(await change(headers)).toMatchObject({ status: 403, code: 'another-origin' })
    expect(await change(headers, '/api/sign-in')).toMatchObject({ status: 403 })
  })

  test('must not be missing if the player is identified by a cookie', async () => {
    await open()
    const refused = await change({ cookie: `quincunx=${TOKEN}` })
    expect(refused).toMatchObject({ status: 403, code: 'origin-missing' })
  })

  test.each(['/api/players', '/api/sign-in', '/api/sign-in?x=1'])('may be missing for %s', async url => {
    await open()
    expect((await change({}, url)).status).toBe(200)
  })

  test('is compared with the forwarded host behind a proxy', async () => {
    await open({ trustProxy: true })
    const headers = { origin: 'https://public.example', host: '127.0.0.1:4747' }
    expect((await change({ ...headers, 'x-forwarded-host': 'public.example' })).status).toBe(200)
    expect((await change(headers)).status).toBe(403)
  })
})

describe('the client info of a request', () => {
  const clientInfo = async (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
    (await inject({ url: '/api/client-info', headers: { host: 'here', ...headers }, remoteAddress })).body

  const forwarded = {
    'x-forwarded-for': '6.6.6.6, 198.51.100.7',
    'x-forwarded-host': 'public.example',
    'x-forwarded-proto': 'https',
  }

  test('comes from the socket without a trusted proxy, whatever the headers claim', async () => {
    await open()
    expect(await clientInfo(forwarded)).toEqual({ address: '192.0.2.1', host: 'here', secure: false })
  })

  test('comes from the value that a trusted proxy added last, not from the client’s values before it', async () => {
    await open({ trustProxy: true })
    expect(await clientInfo(forwarded)).toEqual({
      address: '198.51.100.7',
      host: 'public.example',
      secure: true,
    })
    expect(await clientInfo({})).toEqual({ address: '192.0.2.1', host: 'here', secure: false })
  })

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', async (address, network) => {
    await open()
    expect(await clientInfo({}, address)).toMatchObject({ address: network })
  })
})

describe('[F12] a bad body', () => {
  const send = (payload: string, type = 'application/json') =>
    inject({
      method: 'POST',
      url: '/api/change',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': type },
      payload,
    })

  test.each([
    ['', 400, 'body-not-json'],
    ['{', 400, 'body-not-json'],
    ['{"__proto__":{"name":"x"},"name":"x"}', 400, 'body-not-json'],
    ['null', 400, 'malformed'],
    ['[]', 400, 'malformed'],
    ['1e309', 400, 'malformed'],
    ['{"name":7}', 400, 'malformed'],
    ['{"nome":"x"}', 400, 'malformed'],
    ['[[[[[[[[[[[[[[[[[[[[', 400, 'body-not-json'],
    [`{"name":"${'x'.repeat(200)}"}`, 413, 'body-too-long'],
  ])('%s gets %i %s', async (payload, status, code) => {
    await open()
    expect(await send(payload)).toMatchObject({ status, code, body: { sentence: expect.any(String) } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
    'sent as %s is refused, since any page can send that',
    async type => {
      await open()
      expect(await send('{"name":"x"}', type)).toMatchObject({ status: 415, code: 'not-sent-as-json' })
    },
  )

  test('is refused with the name of the field and what it must be', async () => {
    await open()
    const { body } = await send('{"name":7}')
    expect(body).toMatchObject({ sentence: '“name” in the body must be text.' })
    expect((await send('null')).body).toMatchObject({ sentence: 'The body must be a JSON object.' })
  })
})

describe('an error', () => {
  test('of the server is reported without its message', async () => {
    await open()
    const broken = await inject({ url: '/api/broken' })
    expect(broken).toMatchObject({ status: 500, code: 'our-fault' })
    expect(JSON.stringify(broken)).not.toContain('secret')
  })

  test('[F10] of storage is reported with the time to retry', async () => {
    await open()
    const { statusCode, headers } = await server.inject({ url: '/api/trouble' })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })

  test('for an unknown path is reported as JSON, never as a page', async () => {
    await open()
    server.get('/*', async () => '<title>Quincunx</title>')
    expect(await inject({ url: '/api/nothing' })).toMatchObject({ status: 404, code: 'no-such-path' })
    const headers = { authorization: `Bearer ${TOKEN}` }
    for (const method of ['DELETE', 'POST'] as const) {
      expect(await inject({ method, url: '/api/no/thing', headers })).toMatchObject({ code: 'no-such-path' })
    }
  })
})
