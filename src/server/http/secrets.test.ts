import { expect, test } from 'vitest'
import { openApiFixture, PASSWORD, withBearer } from '#testing/fixtures/http-api.ts'

test.each([
  ['GET', '/me'],
  ['PATCH', '/me'],
  ['POST', '/me/claim'],
  ['POST', '/me/password'],
  ['GET', '/me/sessions'],
  ['DELETE', '/me/sessions'],
  ['DELETE', '/me/sessions/x'],
] as const)('[F13] %s %s requires a valid token', async (method, url) => {
  const api = await openApiFixture()
  expect(await api.request(method, url, withBearer('x'.repeat(43)))).toMatchObject({
    status: 401,
    code: 'not-recognised',
  })
})

test('no token, password or hash is ever sent or logged, except a new token to its player', async () => {
  const api = await openApiFixture()
  const { token, player } = await api.ann()
  const signInToken = String((await api.signIn('Ann', PASSWORD)).body.token)
  const cookies = await api.request('POST', '/players', { payload: { keep: 'cookie' } })
  const cookieToken = /quincunx=([^;]+)/.exec(cookies.cookie!)![1]!
  // A new session's token is sent once, in the response or in a cookie.
  const others = api.responses
    .splice(0)
    .filter(text => !text.includes('"token"') && !text.includes('set-cookie'))
  api.responses.push(...others)
  const wrong = 'wrong horse battery'
  await api.signIn('Ann', wrong)
  await api.request('POST', '/sign-in', {
    payload: `{"name":"Ann","password":"${wrong}`,
    headers: { 'content-type': 'application/json' },
  })
  await api.request('GET', '/me', withBearer(token))
  await api.request('GET', '/me/sessions', withBearer(token))
  await api.request('GET', `/players/${player.id}`)
  await api.request('POST', '/me/claim', withBearer(token, { name: 'Ann', password: wrong }))
  await api.request('POST', '/me/password', withBearer(token, { old: wrong, password: PASSWORD }))
  api.storage.players.claimedBy = async () => {
    throw new Error('broken')
  }
  expect((await api.signIn('Ann', PASSWORD)).status).toBe(500)
  const stored = await api.storage.players.find(player.id)
  const sessions = await api.storage.players.sessions(player.id)
  const hashes = [stored!.password!, ...sessions.map(({ tokenHash }) => tokenHash)]
  expect(api.log.length).toBeGreaterThan(10)
  for (const secret of [token, signInToken, cookieToken, PASSWORD, wrong, ...hashes]) {
    expect(secret.length).toBeGreaterThan(10)
    for (const text of [...api.responses, ...api.log]) expect(text).not.toContain(secret)
  }
})
