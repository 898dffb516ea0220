import { describe, expect, test } from 'vitest'
import { type ApiFixture, openApiFixture, PASSWORD } from '#testing/fixtures/http-api.ts'

function deviceIn(cookie: unknown): string | undefined {
  return [cookie]
    .flat()
    .map(String)
    .find(text => text.startsWith('quincunx-device='))
    ?.split(';')[0]
}

/** A cookie header with all cookies that were set. */
function cookiePairs(cookie: unknown): string {
  return [cookie]
    .flat()
    .map(text => String(text).split(';')[0])
    .join('; ')
}

/** Signs Ann in from an address of its own, with the cookie of her device. */
async function signInWithBrowser(api: ApiFixture, password: string, device = '') {
  const { status, cookie } = await api.request('POST', '/sign-in', {
    payload: { name: 'Ann', password, keep: 'cookie' },
    headers: { cookie: device, 'x-forwarded-for': '198.51.100.1' },
  })
  return { status, device: deviceIn(cookie) }
}

describe('signing in', () => {
  test('an unknown name and a wrong password get the same answer', async () => {
    const api = await openApiFixture()
    await api.ann()
    const wrong = await api.signIn('Ann', 'wrong horse')
    const unknown = await api.signIn('Nobody', 'wrong horse')
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-sign-in' })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('as a guest replaces the cookie', async () => {
    const api = await openApiFixture()
    const { player } = await api.ann()
    const { token } = await api.guest()
    const { cookie } = await api.request('POST', '/sign-in', {
      payload: { name: 'Ann', password: PASSWORD, keep: 'cookie' },
      headers: { cookie: `quincunx=${token}`, origin: 'http://here', host: 'here' },
    })
    const me = await api.request('GET', '/me', { headers: { cookie: cookiePairs(cookie) } })
    expect(me.body).toMatchObject({ player: { id: player.id } })
  })

  test('[F13] after too many wrong passwords from one address even the right one is refused there', async () => {
    const api = await openApiFixture({ limits: { wrongByAddress: { count: 3, perMs: 60_000 } } })
    await api.ann()
    for (let count = 0; count < 3; count++)
      expect((await api.signIn(`Bob${count}`, 'wrong')).status).toBe(401)
    expect(await api.signIn('Ann', PASSWORD)).toMatchObject({ status: 429, code: 'too-often' })
    expect((await api.signIn('Ann', PASSWORD, '192.0.2.9')).status).toBe(201)
  })

  test('[F13] after too many wrong passwords for one name from one address only that address is refused', async () => {
    const api = await openApiFixture({ limits: { wrongByGuesser: { count: 3, perMs: 60_000 } } })
    await api.ann()
    for (let count = 0; count < 10; count++) await api.signIn('Ann', 'wrong horse', '192.0.2.66')
    expect((await api.signIn('Ann', PASSWORD, '192.0.2.66')).status).toBe(429)
    expect((await api.signIn('Ann', PASSWORD, '192.0.2.9')).status).toBe(201)
  })

  test('[F13] a device on which the player has signed in is let in, however many addresses guess', async () => {
    const api = await openApiFixture({ limits: { wrongByName: { count: 3, perMs: 60_000 } } })
    await api.ann()
    const first = await signInWithBrowser(api, PASSWORD)
    expect(first.status).toBe(201)
    for (let count = 0; count < 5; count++) await api.signIn('Ann', 'wrong horse', `192.0.2.${count}`)
    expect((await signInWithBrowser(api, PASSWORD)).status).toBe(429)
    const again = await signInWithBrowser(api, PASSWORD, first.device)
    expect(again.status).toBe(201)
    expect(again.device).not.toBe(first.device)
  })

  test('[F13] a known device has a limit of its own, and is known for its own player only', async () => {
    const api = await openApiFixture({
      limits: { wrongByName: { count: 0, perMs: 60_000 }, wrongByDevice: { count: 3, perMs: 60_000 } },
    })
    const { token } = await api.ann()
    const claim = { name: 'Anna', password: PASSWORD }
    const cookieHeaders = {
      cookie: `quincunx=${(await api.guest()).token}`,
      origin: 'http://here',
      host: 'here',
    }
    const anna = await api.request('POST', '/me/claim', { payload: claim, headers: cookieHeaders })
    expect((await signInWithBrowser(api, PASSWORD, deviceIn(anna.cookie))).status).toBe(429)
    const change = { old: PASSWORD, password: 'another horse' }
    const changed = await api.request('POST', '/me/password', {
      payload: change,
      headers: { ...cookieHeaders, cookie: `quincunx=${token}` },
    })
    const device = deviceIn(changed.cookie)
    const statuses: number[] = []
    for (let count = 0; count < 5; count++)
      statuses.push((await signInWithBrowser(api, 'wrong horse', device)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test.each(['', 'x', `${'0'.repeat(24)}.${'A'.repeat(43)}`])(
    '[F13] %j is the mark of no device',
    async mark => {
      const api = await openApiFixture({ limits: { wrongByName: { count: 0, perMs: 60_000 } } })
      await api.ann()
      expect((await signInWithBrowser(api, PASSWORD, `quincunx-device=${mark}`)).status).toBe(429)
    },
  )

  test('[F13] after too many wrong passwords for one name it is refused from every address and in every spelling', async () => {
    const api = await openApiFixture({ limits: { wrongByName: { count: 3, perMs: 60_000 } } })
    await api.ann()
    const spellings = ['Ann', ' aNN', 'A\u200bnn', 'Ａｎｎ', 'ANN']
    const statuses: number[] = []
    for (const [index, name] of spellings.entries()) {
      statuses.push((await api.signIn(name, 'wrong horse', `192.0.2.${index}`)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test('[F14] simultaneous tries are limited like successive ones', async () => {
    const api = await openApiFixture({ limits: { wrongByAddress: { count: 5, perMs: 60_000 } } })
    await api.ann()
    const tries = await Promise.all(Array.from({ length: 200 }, () => api.signIn('Ann', 'wrong horse')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(195)
  })

  test('the right password never counts towards the limit', async () => {
    const api = await openApiFixture({
      limits: { wrongByAddress: { count: 2, perMs: 60_000 }, wrongByName: { count: 2, perMs: 60_000 } },
    })
    await api.ann()
    for (let count = 0; count < 6; count++) expect((await api.signIn('Ann', PASSWORD)).status).toBe(201)
  })

  test('[F14] when too many sign in at once the rest is refused as busy', async () => {
    const api = await openApiFixture({ limits: { hashing: { atOnce: 1, waiting: 1 } } })
    await api.ann()
    const tries = await Promise.all(Array.from({ length: 5 }, () => api.signIn('Ann', PASSWORD)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 503, 503, 503])
    expect((await api.signIn('Ann', PASSWORD)).status).toBe(201)
  })
})
