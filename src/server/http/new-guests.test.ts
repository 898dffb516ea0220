import { afterEach, describe, expect, test, vi } from 'vitest'
import { openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a new guest', () => {
  test('who asks for a cookie gets one that no script can read, and no token', async () => {
    const api = await openApiFixture()
    const { status, body, cookie } = await api.request('POST', '/players', { payload: { keep: 'cookie' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      player: { id: expect.any(String), name: expect.any(String), claimed: false },
    })
    expect(cookie).toMatch(/^quincunx=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await api.request('GET', '/me', { headers: { cookie: cookie!.split(';')[0]! } })
    expect(me.body).toEqual({ ...body, tables: [] })
  })

  test('over TLS gets a cookie that is only sent over TLS', async () => {
    const api = await openApiFixture()
    const { cookie } = await api.request('POST', '/players', {
      payload: { keep: 'cookie' },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(cookie).toMatch(/; Secure;/)
  })

  test('who asks for a token gets it in the response, and no cookie', async () => {
    const api = await openApiFixture()
    const { body, cookie } = await api.request('POST', '/players', {
      payload: { keep: 'token', name: 'Bob' },
    })
    expect(body).toEqual({ player: expect.objectContaining({ name: 'Bob' }), token: expect.any(String) })
    expect(cookie).toBeUndefined()
  })

  test('has the cookie renewed at each visit; a bearer token sets no cookie', async () => {
    const api = await openApiFixture()
    const { token } = await api.guest()
    expect((await api.request('GET', '/me', { headers: { cookie: `quincunx=${token}` } })).cookie).toContain(
      token,
    )
    expect((await api.request('GET', '/me', withBearer(token))).cookie).toBeUndefined()
  })

  test.each([
    [{}, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'both' }, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'token', name: 7 }, '“name” in the body must be text.'],
    [{ keep: 'token', name: 'x'.repeat(1001) }, '“name” in the body must be shorter.'],
    [{ keep: 'token', name: 'x' }, 'A name needs at least 2 characters.'],
  ])('%.40j is refused with what to do', async (payload, sentence) => {
    const api = await openApiFixture()
    expect(await api.request('POST', '/players', { payload })).toMatchObject({
      status: 400,
      body: { sentence },
    })
  })

  test('[F14] is refused after too many from one address, while other addresses are not', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const api = await openApiFixture({ limits: { guests: { count: 3, perMs: 3000 } } })
    const createGuest = (address: string, name = 'Bob') =>
      api.request('POST', '/players', {
        payload: { keep: 'token', name },
        headers: { 'x-forwarded-for': address },
      })
    expect((await createGuest('192.0.2.1', '!')).status).toBe(400)
    for (let count = 0; count < 3; count++) expect((await createGuest('192.0.2.1')).status).toBe(201)
    const refused = await createGuest('192.0.2.1')
    expect(refused).toMatchObject({ status: 429, code: 'too-often', headers: { 'retry-after': '3' } })
    expect((await createGuest('192.0.2.2')).status).toBe(201)
    vi.advanceTimersByTime(3000)
    expect((await createGuest('192.0.2.1')).status).toBe(201)
  })
})
