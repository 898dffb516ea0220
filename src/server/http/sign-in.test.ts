import { describe, expect, test } from 'vitest'
import { openApiFixture, PASSWORD } from '#testing/fixtures/http-api.ts'

describe('signing in', () => {
  test('an unknown name and a wrong password get the same answer', async () => {
    const desk = await openApiFixture()
    await desk.ann()
    const wrong = await desk.signIn('Ann', 'wrong horse')
    const unknown = await desk.signIn('Nobody', 'wrong horse')
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-sign-in' })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('as a guest replaces the cookie', async () => {
    const desk = await openApiFixture()
    const { player } = await desk.ann()
    const { token } = await desk.guest()
    const { cookie } = await desk.request('POST', '/sign-in', {
      payload: { name: 'Ann', password: PASSWORD, keep: 'cookie' },
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    const me = await desk.request('GET', '/me', { headers: { cookie: cookie!.split(';')[0]! } })
    expect(me.body).toMatchObject({ player: { id: player.id } })
  })

  test('[F13] wrong too often from one address is refused, and so is the right one then', async () => {
    const desk = await openApiFixture({ limits: { wrongByAddress: { count: 3, perMs: 60_000 } } })
    await desk.ann()
    for (let count = 0; count < 3; count++)
      expect((await desk.signIn(`Bob${count}`, 'wrong')).status).toBe(401)
    expect(await desk.signIn('Ann', PASSWORD)).toMatchObject({ status: 429, code: 'too-often' })
    expect((await desk.signIn('Ann', PASSWORD, '192.0.2.9')).status).toBe(201)
  })

  test('[F13] wrong too often for one name is refused from everywhere, however the name is written', async () => {
    const desk = await openApiFixture({ limits: { wrongByName: { count: 3, perMs: 60_000 } } })
    await desk.ann()
    const spellings = ['Ann', ' aNN', 'A\u200bnn', 'Ａｎｎ', 'ANN']
    const answers: number[] = []
    for (const [index, name] of spellings.entries()) {
      answers.push((await desk.signIn(name, 'wrong horse', `192.0.2.${index}`)).status)
    }
    expect(answers).toEqual([401, 401, 401, 429, 429])
  })

  test('[F14] a thousand tries at once are not a thousand guesses', async () => {
    const desk = await openApiFixture({ limits: { wrongByAddress: { count: 5, perMs: 60_000 } } })
    await desk.ann()
    const tries = await Promise.all(Array.from({ length: 200 }, () => desk.signIn('Ann', 'wrong horse')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(195)
  })

  test('the right password counts for nothing, however often', async () => {
    const desk = await openApiFixture({
      limits: { wrongByAddress: { count: 2, perMs: 60_000 }, wrongByName: { count: 2, perMs: 60_000 } },
    })
    await desk.ann()
    for (let count = 0; count < 6; count++) expect((await desk.signIn('Ann', PASSWORD)).status).toBe(201)
  })

  test('[F14] when too many sign in at once the rest is told that it is busy', async () => {
    const desk = await openApiFixture({ limits: { hashing: { atOnce: 1, waiting: 1 } } })
    await desk.ann()
    const tries = await Promise.all(Array.from({ length: 5 }, () => desk.signIn('Ann', PASSWORD)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 503, 503, 503])
    expect((await desk.signIn('Ann', PASSWORD)).status).toBe(201)
  })
})
