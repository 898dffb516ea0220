import { describe, expect, test } from 'vitest'
import { openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'

describe('coming in', () => {
  test('with a cookie, a browser gets one that no page can read, and no token', async () => {
    const desk = await openApiFixture()
    const { status, body, cookie } = await desk.request('POST', '/players', { payload: { keep: 'cookie' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      player: { id: expect.any(String), name: expect.any(String), claimed: false },
    })
    expect(cookie).toMatch(/^quincunx=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
    const me = await desk.request('GET', '/me', { headers: { cookie: cookie!.split(';')[0]! } })
    expect(me.body).toEqual({ ...body, tables: [] })
  })

  test('by TLS, the cookie never travels without', async () => {
    const desk = await openApiFixture()
    const { cookie } = await desk.request('POST', '/players', {
      payload: { keep: 'cookie' },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(cookie).toMatch(/; Secure$/)
  })

  test('with a token, a program gets it in the answer, and no cookie', async () => {
    const desk = await openApiFixture()
    const { body, cookie } = await desk.request('POST', '/players', {
      payload: { keep: 'token', name: 'Bob' },
    })
    expect(body).toEqual({ player: expect.objectContaining({ name: 'Bob' }), token: expect.any(String) })
    expect(cookie).toBeUndefined()
  })

  test('each visit makes the cookie last longer, and a bearer token none', async () => {
    const desk = await openApiFixture()
    const { token } = await desk.guest()
    expect((await desk.request('GET', '/me', { headers: { cookie: `quincunx=${token}` } })).cookie).toContain(
      token,
    )
    expect((await desk.request('GET', '/me', withBearer(token))).cookie).toBeUndefined()
  })

  test.each([
    [{}, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'both' }, '“keep” in the body must be “cookie” or “token”.'],
    [{ keep: 'token', name: 7 }, '“name” in the body must be text.'],
    [{ keep: 'token', name: 'x'.repeat(1001) }, '“name” in the body must be shorter.'],
    [{ keep: 'token', name: 'x' }, 'A name needs at least 2 letters. Choose a longer one.'],
  ])('%.40j is refused with what to do', async (payload, sentence) => {
    const desk = await openApiFixture()
    expect(await desk.request('POST', '/players', { payload })).toMatchObject({
      status: 400,
      body: { sentence },
    })
  })

  test('[F14] no more guests come from one address than allowed, while others come in', async () => {
    const desk = await openApiFixture({ limits: { guests: { count: 3, perMs: 3000 } } })
    const come = (address: string, name = 'Bob') =>
      desk.request('POST', '/players', {
        payload: { keep: 'token', name },
        headers: { 'x-forwarded-for': address },
      })
    expect((await come('192.0.2.1', '!')).status).toBe(400)
    for (let count = 0; count < 3; count++) expect((await come('192.0.2.1')).status).toBe(201)
    const refused = await come('192.0.2.1')
    expect(refused).toMatchObject({ status: 429, code: 'too-often', headers: { 'retry-after': '1' } })
    expect((await come('192.0.2.2')).status).toBe(201)
    desk.now += 1000
    expect((await come('192.0.2.1')).status).toBe(201)
  })
})
