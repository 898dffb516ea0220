import { describe, expect, test } from 'vitest'
import type { SessionNews } from '#protocol/api.ts'
import { bearing, openFrontDesk, PASSWORD } from '#testing/front-desk.ts'

describe('sessions', () => {
  test('end by signing out, which takes the cookie back', async () => {
    const desk = await openFrontDesk()
    const { token } = await desk.guest()
    const out = await desk.ask('POST', '/sign-out', {
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    expect([out.status, out.cookie]).toEqual([204, 'quincunx=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    expect((await desk.ask('GET', '/me', bearing(token))).status).toBe(401)
    expect((await desk.ask('POST', '/sign-out', bearing(token))).status).toBe(204)
  })

  test('are listed, and ended one by one or all others at once', async () => {
    const desk = await openFrontDesk()
    const { token } = await desk.ann()
    const [one, two, three] = await Promise.all(['', '', ''].map(() => desk.signIn('Ann', PASSWORD)))
    const list = (await desk.ask('GET', '/me/sessions', bearing(token))).body as unknown as SessionNews[]
    expect(list).toHaveLength(4)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    const ended = list.find(({ current }) => !current)!
    expect((await desk.ask('DELETE', `/me/sessions/${ended.id}`, bearing(token))).status).toBe(204)
    expect((await desk.ask('DELETE', `/me/sessions/${ended.id}`, bearing(token))).status).toBe(404)
    expect((await desk.ask('DELETE', '/me/sessions', bearing(token))).status).toBe(204)
    for (const { body } of [one!, two!, three!]) {
      expect((await desk.ask('GET', '/me', bearing(String(body.token)))).status).toBe(401)
    }
    expect((await desk.ask('GET', '/me', bearing(token))).status).toBe(200)
  })

  test('[F13] of another cannot be ended', async () => {
    const desk = await openFrontDesk()
    const { token } = await desk.guest()
    const stranger = await desk.guest()
    const [session] = await desk.storage.players.sessions(stranger.player.id)
    expect(await desk.ask('DELETE', `/me/sessions/${session!.id}`, bearing(token))).toMatchObject({
      status: 404,
      code: 'no-such-session',
    })
    expect((await desk.ask('GET', '/me', bearing(stranger.token))).status).toBe(200)
  })

  test('but this one end when the password is changed', async () => {
    const desk = await openFrontDesk()
    const { token } = await desk.ann()
    const other = await desk.signIn('Ann', PASSWORD)
    const wrong = { old: 'wrong horse', password: 'another horse' }
    expect(await desk.ask('POST', '/me/password', bearing(token, wrong))).toMatchObject({ status: 403 })
    const right = { old: PASSWORD, password: 'another horse' }
    expect(await desk.ask('POST', '/me/password', bearing(token, right))).toMatchObject({ status: 204 })
    expect((await desk.ask('GET', '/me', bearing(String(other.body.token)))).status).toBe(401)
    expect((await desk.signIn('Ann', 'another horse')).status).toBe(201)
  })

  test('[F13] a stolen token cannot try passwords without end', async () => {
    const desk = await openFrontDesk({ limits: { wrongByName: { count: 3, perMs: 60_000 } } })
    const { token } = await desk.ann()
    const wrong = { old: 'wrong horse', password: 'another horse' }
    const answers: number[] = []
    for (let count = 0; count < 5; count++) {
      answers.push((await desk.ask('POST', '/me/password', bearing(token, wrong))).status)
    }
    expect(answers).toEqual([403, 403, 403, 429, 429])
  })
})
