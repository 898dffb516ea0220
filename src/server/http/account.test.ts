import { describe, expect, test } from 'vitest'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

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
