import { describe, expect, test } from 'vitest'
import type { SessionInfo } from '#protocol/api.ts'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

describe('sessions', () => {
  test('end by signing out, which takes the cookie back', async () => {
    const desk = await openApiFixture()
    const { token } = await desk.guest()
    const out = await desk.request('POST', '/sign-out', {
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    expect([out.status, out.cookie]).toEqual([204, 'quincunx=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    expect((await desk.request('GET', '/me', withBearer(token))).status).toBe(401)
    expect((await desk.request('POST', '/sign-out', withBearer(token))).status).toBe(204)
  })

  test('are listed, and ended one by one or all others at once', async () => {
    const desk = await openApiFixture()
    const { token } = await desk.ann()
    const [one, two, three] = await Promise.all(['', '', ''].map(() => desk.signIn('Ann', PASSWORD)))
    const list = (await desk.request('GET', '/me/sessions', withBearer(token)))
      .body as unknown as SessionInfo[]
    expect(list).toHaveLength(4)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    const ended = list.find(({ current }) => !current)!
    expect((await desk.request('DELETE', `/me/sessions/${ended.id}`, withBearer(token))).status).toBe(204)
    expect((await desk.request('DELETE', `/me/sessions/${ended.id}`, withBearer(token))).status).toBe(404)
    expect((await desk.request('DELETE', '/me/sessions', withBearer(token))).status).toBe(204)
    for (const { body } of [one!, two!, three!]) {
      expect((await desk.request('GET', '/me', withBearer(String(body.token)))).status).toBe(401)
    }
    expect((await desk.request('GET', '/me', withBearer(token))).status).toBe(200)
  })

  test('[F13] of another cannot be ended', async () => {
    const desk = await openApiFixture()
    const { token } = await desk.guest()
    const stranger = await desk.guest()
    const [session] = await desk.storage.players.sessions(stranger.player.id)
    expect(await desk.request('DELETE', `/me/sessions/${session!.id}`, withBearer(token))).toMatchObject({
      status: 404,
      code: 'no-such-session',
    })
    expect((await desk.request('GET', '/me', withBearer(stranger.token))).status).toBe(200)
  })

  test('but this one end when the password is changed', async () => {
    const desk = await openApiFixture()
    const { token } = await desk.ann()
    const other = await desk.signIn('Ann', PASSWORD)
    const wrong = { old: 'wrong horse', password: 'another horse' }
    expect(await desk.request('POST', '/me/password', withBearer(token, wrong))).toMatchObject({
      status: 403,
    })
    const right = { old: PASSWORD, password: 'another horse' }
    expect(await desk.request('POST', '/me/password', withBearer(token, right))).toMatchObject({
      status: 204,
    })
    expect((await desk.request('GET', '/me', withBearer(String(other.body.token)))).status).toBe(401)
    expect((await desk.signIn('Ann', 'another horse')).status).toBe(201)
  })

  test('[F13] a stolen token cannot try passwords without end', async () => {
    const desk = await openApiFixture({ limits: { wrongByName: { count: 3, perMs: 60_000 } } })
    const { token } = await desk.ann()
    const wrong = { old: 'wrong horse', password: 'another horse' }
    const answers: number[] = []
    for (let count = 0; count < 5; count++) {
      answers.push((await desk.request('POST', '/me/password', withBearer(token, wrong))).status)
    }
    expect(answers).toEqual([403, 403, 403, 429, 429])
  })
})
