import { describe, expect, test } from 'vitest'
import type { Limits } from '#server/limits/limits.ts'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

describe('[F14] requests', () => {
  const statusesOf = async (limits: Partial<Limits>, path: (id: string) => string) => {
    const api = await openApiFixture({ limits })
    const { token, player } = await api.guest()
    const statuses: number[] = []
    for (let count = 0; count < 4; count++)
      statuses.push((await api.request('GET', path(player.id), withBearer(token))).status)
    return statuses
  }
  const rate = { count: 2, perMs: 60_000 }

  test('of one address are limited, whatever they ask for', async () => {
    expect(await statusesOf({ requests: { ...rate, count: 3 } }, () => '/nothing')).toEqual([
      404, 404, 429, 429,
    ])
  })

  test('of one player are limited', async () => {
    expect(await statusesOf({ requestsByPlayer: rate }, () => '/me')).toEqual([200, 200, 429, 429])
  })

  test.each(['/players/ID', '/players/ID/games', '/games/ID', '/links/ID'])(
    'for %s are limited',
    async path => {
      const [, , third, fourth] = await statusesOf({ reads: rate }, id => path.replace('ID', id))
      expect([third, fourth]).toEqual([429, 429])
    },
  )
})

describe('a player’s own name', () => {
  test('can be changed and is cleaned', async () => {
    const api = await openApiFixture()
    const { token, player } = await api.guest()
    const renamed = await api.request('PATCH', '/me', withBearer(token, { name: ' Ann\u202e ' }))
    expect(renamed.body).toEqual({ ...player, name: 'Ann' })
    expect((await api.request('GET', '/me', withBearer(token))).body).toMatchObject({
      player: { name: 'Ann' },
    })
  })

  test('[F14] cannot be changed without end, since each change is written to disk', async () => {
    const api = await openApiFixture({ limits: { names: { count: 2, perMs: 60_000 } } })
    const { token } = await api.guest()
    const rename = async (name: string) =>
      (await api.request('PATCH', '/me', withBearer(token, { name }))).status
    expect([await rename('Ann'), await rename('Anna'), await rename('Anne')]).toEqual([200, 200, 429])
  })

  test('is refused if another player has claimed it', async () => {
    const api = await openApiFixture()
    await api.ann()
    const { token } = await api.guest()
    const response = await api.request('PATCH', '/me', withBearer(token, { name: 'ann' }))
    expect(response).toMatchObject({ status: 409, code: 'name-taken' })
    expect(response.body.sentence).toContain('“ann” is taken')
  })

  test('can be used to sign in once it is claimed with a password', async () => {
    const api = await openApiFixture()
    const { player } = await api.ann()
    const { status, body } = await api.signIn('ann', PASSWORD)
    expect(status).toBe(201)
    expect(body).toEqual({ player: { ...player, name: 'Ann', claimed: true }, token: expect.any(String) })
  })

  test.each([
    [{ name: 'Ann', password: 'short' }, 400, 'password-too-short'],
    [{ name: 'Ann of Avonlea', password: 'ann of avonlea' }, 400, 'password-is-the-name'],
    [{ name: 'Ann', password: 12345678 }, 400, 'malformed'],
    [{ name: 'Ann' }, 400, 'malformed'],
  ])('%j is refused', async (payload, status, code) => {
    const api = await openApiFixture()
    const { token } = await api.guest()
    expect(await api.request('POST', '/me/claim', withBearer(token, payload))).toMatchObject({
      status,
      code,
    })
  })

  test('cannot be claimed if Node has no argon2, and everything else works', async () => {
    const api = await openApiFixture({ passwordless: true })
    const { token } = await api.guest()
    const claim = await api.request(
      'POST',
      '/me/claim',
      withBearer(token, { name: 'Ann', password: PASSWORD }),
    )
    expect(claim).toMatchObject({ status: 501, code: 'passwords-not-possible' })
    expect(await api.signIn('Ann', PASSWORD)).toMatchObject({ status: 501 })
    expect((await api.request('GET', '/me', withBearer(token))).status).toBe(200)
  })
})
