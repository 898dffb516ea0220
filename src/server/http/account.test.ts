import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Arrival, SessionNews } from '#protocol/api.ts'
import { LIMITS, type Limits, openSharedBuckets } from '../limits/limits.ts'
import { logOptions } from '../log.ts'
import { openPasswords } from '../players/passwords.ts'
import { openPlayers } from '../players/players.ts'
import { openMemory } from '../storage/memory.ts'
import type { Storage } from '../storage/storage.ts'
import { accountRoutes } from './account.ts'
import { registerApi } from './api.ts'
import { openGuard } from './guard.ts'
import { historyRoutes } from './history.ts'
import { sessionRoutes } from './sessions.ts'

const PASSWORD = 'correct horse battery'
const WEAK = { memory: 64, passes: 1, parallelism: 1 }

let now: number
let storage: Storage
let server: FastifyInstance
/** Everything that left the server. */
let said: string[]
let log: string[]

async function open(limits: Partial<Limits> = {}, passwordless = false) {
  await server?.close()
  const all: Limits = { ...LIMITS, ...limits }
  storage = openMemory()
  said = []
  log = []
  server = fastify({
    logger: { ...logOptions('trace'), stream: { write: line => log.push(line) } },
    bodyLimit: all.bodyBytes,
  })
  const options = { hashing: all.hashing, strength: WEAK }
  const passwords = openPasswords(passwordless ? { ...options, argon2: undefined } : options)
  const players = openPlayers({ storage: storage.players, passwords, now: () => now })
  const guard = openGuard({ players, trustProxy: true })
  const buckets = openSharedBuckets(all, () => now)
  await registerApi(server, {
    guard,
    routes: [
      accountRoutes({ players, guard, buckets, tables: storage.tables }),
      sessionRoutes({ players, guard }),
      historyRoutes({ storage, recordOf: async () => undefined }),
    ],
  })
}

beforeEach(() => {
  now = 1_000_000
  return open()
})
afterEach(() => server.close())

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly code?: string
  readonly cookie?: string
  readonly headers: Record<string, unknown>
}

async function ask(
  method: InjectOptions['method'],
  url: string,
  options: InjectOptions = {},
): Promise<Answer> {
  const response = await server.inject({ method: method ?? 'GET', url: `/api${url}`, ...options })
  const { statusCode: status, headers } = response
  said.push(JSON.stringify(headers), response.body)
  const body = response.body === '' ? {} : JSON.parse(response.body)
  return { status, body, code: body.rejection?.code, cookie: headers['set-cookie'] as string, headers }
}

const bearing = (token: string, payload?: object): InjectOptions => ({
  headers: { authorization: `Bearer ${token}` },
  ...(payload && { payload }),
})

async function guest(payload: object = {}): Promise<Arrival & { token: string }> {
  const { body } = await ask('POST', '/players', { payload: { keep: 'token', ...payload } })
  return body as unknown as Arrival & { token: string }
}

async function ann() {
  const arrival = await guest()
  const claim = await ask('POST', '/me/claim', bearing(arrival.token, { name: 'Ann', password: PASSWORD }))
  expect(claim).toMatchObject({ status: 200, body: { id: arrival.player.id, name: 'Ann', claimed: true } })
  return arrival
}

const signIn = (name: string, password: string, address = '192.0.2.1') =>
  ask('POST', '/sign-in', {
    payload: { name, password, keep: 'token' },
    headers: { 'x-forwarded-for': address },
  })

describe('coming in', () => {
  test('with a cookie, a browser gets one that no page can read, and no token', async () => {
    const { status, body, cookie } = await ask('POST', '/players', { payload: { keep: 'cookie' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      player: { id: expect.any(String), name: expect.any(String), claimed: false },
    })
    expect(cookie).toMatch(/^quincunx=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
    const me = await ask('GET', '/me', { headers: { cookie: cookie!.split(';')[0]! } })
    expect(me.body).toEqual({ ...body, tables: [] })
  })

  test('by TLS, the cookie never travels without', async () => {
    const { cookie } = await ask('POST', '/players', {
      payload: { keep: 'cookie' },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(cookie).toMatch(/; Secure$/)
  })

  test('with a token, a program gets it in the answer, and no cookie', async () => {
    const { body, cookie } = await ask('POST', '/players', { payload: { keep: 'token', name: 'Bob' } })
    expect(body).toEqual({ player: expect.objectContaining({ name: 'Bob' }), token: expect.any(String) })
    expect(cookie).toBeUndefined()
  })

  test('each visit makes the cookie last longer, and a bearer token none', async () => {
    const { token } = await guest()
    expect((await ask('GET', '/me', { headers: { cookie: `quincunx=${token}` } })).cookie).toContain(token)
    expect((await ask('GET', '/me', bearing(token))).cookie).toBeUndefined()
  })

  test.each([
    [{}, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'both' }, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'token', name: 7 }, '“name” in the body must be text.'],
    [{ keep: 'token', name: 'x'.repeat(1001) }, '“name” in the body must be shorter.'],
    [{ keep: 'token', name: 'x' }, 'A name needs at least 2 letters. Choose a longer one.'],
  ])('%.40j is refused with what to do', async (payload, sentence) => {
    expect(await ask('POST', '/players', { payload })).toMatchObject({ status: 400, body: { sentence } })
  })

  test('[F14] no more guests come from one address than allowed, while others come in', async () => {
    await open({ guests: { count: 3, perMs: 3000 } })
    const come = (address: string, name = 'Bob') =>
      ask('POST', '/players', { payload: { keep: 'token', name }, headers: { 'x-forwarded-for': address } })
    expect((await come('192.0.2.1', '!')).status).toBe(400)
    for (let count = 0; count < 3; count++) expect((await come('192.0.2.1')).status).toBe(201)
    const refused = await come('192.0.2.1')
    expect(refused).toMatchObject({ status: 429, code: 'too-often', headers: { 'retry-after': '1' } })
    expect((await come('192.0.2.2')).status).toBe(201)
    now += 1000
    expect((await come('192.0.2.1')).status).toBe(201)
  })
})

describe('one’s own name', () => {
  test('is changed, cleaned', async () => {
    const { token, player } = await guest()
    const renamed = await ask('PATCH', '/me', bearing(token, { name: ' Ann\u202e ' }))
    expect(renamed.body).toEqual({ ...player, name: 'Ann' })
    expect((await ask('GET', '/me', bearing(token))).body).toMatchObject({ player: { name: 'Ann' } })
  })

  test('is refused where another has claimed it', async () => {
    await ann()
    const { token } = await guest()
    const refused = await ask('PATCH', '/me', bearing(token, { name: 'ann' }))
    expect(refused).toMatchObject({ status: 409, code: 'name-taken' })
    expect(refused.body.sentence).toContain('“ann” belongs to someone else')
  })

  test('is claimed with a password, and then signed in with', async () => {
    const { player } = await ann()
    const { status, body } = await signIn('ann', PASSWORD)
    expect(status).toBe(201)
    expect(body).toEqual({ player: { ...player, name: 'Ann', claimed: true }, token: expect.any(String) })
  })

  test.each([
    [{ name: 'Ann', password: 'short' }, 400, 'password-too-short'],
    [{ name: 'Ann of Avonlea', password: 'ann of avonlea' }, 400, 'password-is-the-name'],
    [{ name: 'Ann', password: 12345678 }, 400, 'malformed'],
    [{ name: 'Ann' }, 400, 'malformed'],
  ])('%j is refused', async (payload, status, code) => {
    const { token } = await guest()
    expect(await ask('POST', '/me/claim', bearing(token, payload))).toMatchObject({ status, code })
  })

  test('cannot be claimed where Node has no argon2, and everything else goes on', async () => {
    await open({}, true)
    const { token } = await guest()
    const claim = await ask('POST', '/me/claim', bearing(token, { name: 'Ann', password: PASSWORD }))
    expect(claim).toMatchObject({ status: 501, code: 'passwords-not-possible' })
    expect(await signIn('Ann', PASSWORD)).toMatchObject({ status: 501 })
    expect((await ask('GET', '/me', bearing(token))).status).toBe(200)
  })
})

describe('signing in', () => {
  test('an unknown name and a wrong password get the same answer', async () => {
    await ann()
    const wrong = await signIn('Ann', 'wrong horse')
    const unknown = await signIn('Nobody', 'wrong horse')
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-sign-in' })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('as a guest replaces the cookie', async () => {
    const { player } = await ann()
    const { token } = await guest()
    const { cookie } = await ask('POST', '/sign-in', {
      payload: { name: 'Ann', password: PASSWORD, keep: 'cookie' },
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    const me = await ask('GET', '/me', { headers: { cookie: cookie!.split(';')[0]! } })
    expect(me.body).toMatchObject({ player: { id: player.id } })
  })

  test('[F13] wrong too often from one address is refused, and so is the right one then', async () => {
    await open({ wrongByAddress: { count: 3, perMs: 60_000 } })
    await ann()
    for (let count = 0; count < 3; count++) expect((await signIn(`Bob${count}`, 'wrong')).status).toBe(401)
    expect(await signIn('Ann', PASSWORD)).toMatchObject({ status: 429, code: 'too-often' })
    expect((await signIn('Ann', PASSWORD, '192.0.2.9')).status).toBe(201)
  })

  test('[F13] wrong too often for one name is refused from everywhere, however the name is written', async () => {
    await open({ wrongByName: { count: 3, perMs: 60_000 } })
    await ann()
    const spellings = ['Ann', ' aNN', 'A\u200bnn', 'Ａｎｎ', 'ANN']
    const answers: number[] = []
    for (const [index, name] of spellings.entries()) {
      answers.push((await signIn(name, 'wrong horse', `192.0.2.${index}`)).status)
    }
    expect(answers).toEqual([401, 401, 401, 429, 429])
  })

  test('[F14] a thousand tries at once are not a thousand guesses', async () => {
    await open({ wrongByAddress: { count: 5, perMs: 60_000 } })
    await ann()
    const tries = await Promise.all(Array.from({ length: 200 }, () => signIn('Ann', 'wrong horse')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(195)
  })

  test('the right password counts for nothing, however often', async () => {
    await open({ wrongByAddress: { count: 2, perMs: 60_000 }, wrongByName: { count: 2, perMs: 60_000 } })
    await ann()
    for (let count = 0; count < 6; count++) expect((await signIn('Ann', PASSWORD)).status).toBe(201)
  })

  test('[F14] when too many sign in at once the rest is told that it is busy', async () => {
    await open({ hashing: { atOnce: 1, waiting: 1 } })
    await ann()
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn('Ann', PASSWORD)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 503, 503, 503])
    expect((await signIn('Ann', PASSWORD)).status).toBe(201)
  })
})

describe('sessions', () => {
  test('end by signing out, which takes the cookie back', async () => {
    const { token } = await guest()
    const out = await ask('POST', '/sign-out', {
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    expect([out.status, out.cookie]).toEqual([204, 'quincunx=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    expect((await ask('GET', '/me', bearing(token))).status).toBe(401)
    expect((await ask('POST', '/sign-out', bearing(token))).status).toBe(204)
  })

  test('are listed, and ended one by one or all others at once', async () => {
    const { token } = await ann()
    const [one, two, three] = await Promise.all(['', '', ''].map(() => signIn('Ann', PASSWORD)))
    const list = (await ask('GET', '/me/sessions', bearing(token))).body as unknown as SessionNews[]
    expect(list).toHaveLength(4)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    const ended = list.find(({ current }) => !current)!
    expect((await ask('DELETE', `/me/sessions/${ended.id}`, bearing(token))).status).toBe(204)
    expect((await ask('DELETE', `/me/sessions/${ended.id}`, bearing(token))).status).toBe(404)
    expect((await ask('DELETE', '/me/sessions', bearing(token))).status).toBe(204)
    for (const { body } of [one!, two!, three!]) {
      expect((await ask('GET', '/me', bearing(String(body.token)))).status).toBe(401)
    }
    expect((await ask('GET', '/me', bearing(token))).status).toBe(200)
  })

  test('[F13] of another cannot be ended', async () => {
    const { token } = await guest()
    const stranger = await guest()
    const [session] = await storage.players.sessions(stranger.player.id)
    expect(await ask('DELETE', `/me/sessions/${session!.id}`, bearing(token))).toMatchObject({
      status: 404,
      code: 'no-such-session',
    })
    expect((await ask('GET', '/me', bearing(stranger.token))).status).toBe(200)
  })

  test('but this one end when the password is changed', async () => {
    const { token } = await ann()
    const other = await signIn('Ann', PASSWORD)
    const wrong = { old: 'wrong horse', password: 'another horse' }
    expect(await ask('POST', '/me/password', bearing(token, wrong))).toMatchObject({ status: 403 })
    const right = { old: PASSWORD, password: 'another horse' }
    expect(await ask('POST', '/me/password', bearing(token, right))).toMatchObject({ status: 204 })
    expect((await ask('GET', '/me', bearing(String(other.body.token)))).status).toBe(401)
    expect((await signIn('Ann', 'another horse')).status).toBe(201)
  })

  test('[F13] a stolen token cannot try passwords without end', async () => {
    await open({ wrongByName: { count: 3, perMs: 60_000 } })
    const { token } = await ann()
    const wrong = { old: 'wrong horse', password: 'another horse' }
    const answers: number[] = []
    for (let count = 0; count < 5; count++) {
      answers.push((await ask('POST', '/me/password', bearing(token, wrong))).status)
    }
    expect(answers).toEqual([403, 403, 403, 429, 429])
  })
})

test.each([
  ['GET', '/me'],
  ['PATCH', '/me'],
  ['POST', '/me/claim'],
  ['POST', '/me/password'],
  ['GET', '/me/sessions'],
  ['DELETE', '/me/sessions'],
  ['DELETE', '/me/sessions/x'],
] as const)('[F13] %s %s is for those who are known', async (method, url) => {
  expect(await ask(method, url, bearing('x'.repeat(43)))).toMatchObject({
    status: 401,
    code: 'not-recognised',
  })
})

test('no token, password or hash is ever said or logged, but for the token of an arrival', async () => {
  const { token, player } = await ann()
  const signed = String((await signIn('Ann', PASSWORD)).body.token)
  const cookies = await ask('POST', '/players', { payload: { keep: 'cookie' } })
  const inCookie = /quincunx=([^;]+)/.exec(cookies.cookie!)![1]!
  said = said.filter(text => !text.includes('"token"') && !text.includes('set-cookie'))
  const wrong = 'wrong horse battery'
  await signIn('Ann', wrong)
  await ask('POST', '/sign-in', {
    payload: `{"name":"Ann","password":"${wrong}`,
    headers: { 'content-type': 'application/json' },
  })
  await ask('GET', '/me', bearing(token))
  await ask('GET', '/me/sessions', bearing(token))
  await ask('GET', `/players/${player.id}`)
  await ask('POST', '/me/claim', bearing(token, { name: 'Ann', password: wrong }))
  await ask('POST', '/me/password', bearing(token, { old: wrong, password: PASSWORD }))
  storage.players.claimedBy = async () => {
    throw new Error('broken')
  }
  expect((await signIn('Ann', PASSWORD)).status).toBe(500)
  const stored = await storage.players.find(player.id)
  const sessions = await storage.players.sessions(player.id)
  const hashes = [stored!.password!, ...sessions.map(({ tokenHash }) => tokenHash)]
  expect(log.length).toBeGreaterThan(10)
  for (const secret of [token, signed, inCookie, PASSWORD, wrong, ...hashes]) {
    expect(secret.length).toBeGreaterThan(10)
    for (const text of [...said, ...log]) expect(text).not.toContain(secret)
  }
})
