import { describe, expect, test } from 'vitest'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

describe('one’s own name', () => {
  test('is changed, cleaned', async () => {
    const desk = await openApiFixture()
    const { token, player } = await desk.guest()
    const renamed = await desk.request('PATCH', '/me', withBearer(token, { name: ' Ann\u202e ' }))
    expect(renamed.body).toEqual({ ...player, name: 'Ann' })
    expect((await desk.request('GET', '/me', withBearer(token))).body).toMatchObject({
      player: { name: 'Ann' },
    })
  })

  test('is refused where another has claimed it', async () => {
    const desk = await openApiFixture()
    await desk.ann()
    const { token } = await desk.guest()
    const refused = await desk.request('PATCH', '/me', withBearer(token, { name: 'ann' }))
    expect(refused).toMatchObject({ status: 409, code: 'name-taken' })
    expect(refused.body.sentence).toContain('“ann” belongs to someone else')
  })

  test('is claimed with a password, and then signed in with', async () => {
    const desk = await openApiFixture()
    const { player } = await desk.ann()
    const { status, body } = await desk.signIn('ann', PASSWORD)
    expect(status).toBe(201)
    expect(body).toEqual({ player: { ...player, name: 'Ann', claimed: true }, token: expect.any(String) })
  })

  test.each([
    [{ name: 'Ann', password: 'short' }, 400, 'password-too-short'],
    [{ name: 'Ann of Avonlea', password: 'ann of avonlea' }, 400, 'password-is-the-name'],
    [{ name: 'Ann', password: 12345678 }, 400, 'malformed'],
    [{ name: 'Ann' }, 400, 'malformed'],
  ])('%j is refused', async (payload, status, code) => {
    const desk = await openApiFixture()
    const { token } = await desk.guest()
    expect(await desk.request('POST', '/me/claim', withBearer(token, payload))).toMatchObject({
      status,
      code,
    })
  })

  test('cannot be claimed where Node has no argon2, and everything else goes on', async () => {
    const desk = await openApiFixture({ passwordless: true })
    const { token } = await desk.guest()
    const claim = await desk.request(
      'POST',
      '/me/claim',
      withBearer(token, { name: 'Ann', password: PASSWORD }),
    )
    expect(claim).toMatchObject({ status: 501, code: 'passwords-not-possible' })
    expect(await desk.signIn('Ann', PASSWORD)).toMatchObject({ status: 501 })
    expect((await desk.request('GET', '/me', withBearer(token))).status).toBe(200)
  })
})
