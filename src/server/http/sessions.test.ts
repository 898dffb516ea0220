import { describe, expect, test } from 'vitest'
import type { SessionInfo } from '#protocol/api.ts'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

describe('sessions', () => {
  test('end by signing out, which expires the cookie', async () => {
    const api = await openApiFixture()
    const { token } = await api.guest()
    const response = await api.request('POST', '/sign-out', {
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    expect([response.status, response.cookie]).toEqual([
      204,
      'quincunx=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
    expect((await api.request('GET', '/me', withBearer(token))).status).toBe(401)
    expect((await api.request('POST', '/sign-out', withBearer(token))).status).toBe(204)
  })

  test('are listed, and can be ended one by one or all others at once', async () => {
    const api = await openApiFixture()
    const { token } = await api.ann()
    const [one, two, three] = await Promise.all(['', '', ''].map(() => api.signIn('Ann', PASSWORD)))
    const list = (await api.request('GET', '/me/sessions', withBearer(token)))
      .body as unknown as SessionInfo[]
    expect(list).toHaveLength(4)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    const ended = list.find(({ current }) => !current)!
    expect((await api.request('DELETE', `/me/sessions/${ended.id}`, withBearer(token))).status).toBe(204)
    expect((await api.request('DELETE', `/me/sessions/${ended.id}`, withBearer(token))).status).toBe(404)
    expect((await api.request('DELETE', '/me/sessions', withBearer(token))).status).toBe(204)
    for (const { body } of [one!, two!, three!]) {
      expect((await api.request('GET', '/me', withBearer(String(body.token)))).status).toBe(401)
    }
    expect((await api.request('GET', '/me', withBearer(token))).status).toBe(200)
  })

  test('are listed with the time at which each device was last seen', async () => {
    const api = await openApiFixture()
    const { token } = await api.ann()
    for (let device = 0; device < 2; device++) await api.signIn('Ann', PASSWORD)
    const list = async () =>
      (await api.request('GET', '/me/sessions', withBearer(token))).body as unknown as SessionInfo[]
    const signedInAt = api.now
    const connected = (await list()).find(({ current }) => !current)!
    api.connected.add(connected.id)
    api.now += 300_000
    const seen = Object.fromEntries((await list()).map(({ id, seenAt }) => [id, seenAt]))
    expect(seen[connected.id]).toBe(api.now)
    expect(Object.values(seen).sort()).toEqual([signedInAt, api.now, api.now])
  })

  test('[F13] of another player cannot be ended', async () => {
    const api = await openApiFixture()
    const { token } = await api.guest()
    const stranger = await api.guest()
    const [session] = await api.storage.players.sessions(stranger.player.id)
    expect(await api.request('DELETE', `/me/sessions/${session!.id}`, withBearer(token))).toMatchObject({
      status: 404,
      code: 'no-such-session',
    })
    expect((await api.request('GET', '/me', withBearer(stranger.token))).status).toBe(200)
  })

  test('except the current one end when the password is changed', async () => {
    const api = await openApiFixture()
    const { token } = await api.ann()
    const other = await api.signIn('Ann', PASSWORD)
    const wrong = { old: 'wrong horse', password: 'another horse' }
    expect(await api.request('POST', '/me/password', withBearer(token, wrong))).toMatchObject({
      status: 403,
    })
    const right = { old: PASSWORD, password: 'another horse' }
    expect(await api.request('POST', '/me/password', withBearer(token, right))).toMatchObject({
      status: 204,
    })
    expect((await api.request('GET', '/me', withBearer(String(other.body.token)))).status).toBe(401)
    expect((await api.signIn('Ann', 'another horse')).status).toBe(201)
  })

  test('[F13] with a stolen token cannot be used to try many passwords', async () => {
    const api = await openApiFixture({ limits: { wrongByDevice: { count: 3, perMs: 60_000 } } })
    const { token } = await api.ann()
    const wrong = { old: 'wrong horse', password: 'another horse' }
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) {
      statuses.push((await api.request('POST', '/me/password', withBearer(token, wrong))).status)
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429])
  })
})
