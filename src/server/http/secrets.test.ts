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
] as const)('[F13] %s %s is for those who are known', async (method, url) => {
  const desk = await openApiFixture()
  expect(await desk.request(method, url, withBearer('x'.repeat(43)))).toMatchObject({
    status: 401,
    code: 'not-recognised',
  })
})

test('no token, password or hash is ever said or logged, but for the token of an arrival', async () => {
  const desk = await openApiFixture()
  const { token, player } = await desk.ann()
  const signed = String((await desk.signIn('Ann', PASSWORD)).body.token)
  const cookies = await desk.request('POST', '/players', { payload: { keep: 'cookie' } })
  const inCookie = /quincunx=([^;]+)/.exec(cookies.cookie!)![1]!
  // An arrival is told its token, in the answer or in a cookie.
  const others = desk.responses
    .splice(0)
    .filter(text => !text.includes('"token"') && !text.includes('set-cookie'))
  desk.responses.push(...others)
  const wrong = 'wrong horse battery'
  await desk.signIn('Ann', wrong)
  await desk.request('POST', '/sign-in', {
    payload: `{"name":"Ann","password":"${wrong}`,
    headers: { 'content-type': 'application/json' },
  })
  await desk.request('GET', '/me', withBearer(token))
  await desk.request('GET', '/me/sessions', withBearer(token))
  await desk.request('GET', `/players/${player.id}`)
  await desk.request('POST', '/me/claim', withBearer(token, { name: 'Ann', password: wrong }))
  await desk.request('POST', '/me/password', withBearer(token, { old: wrong, password: PASSWORD }))
  desk.storage.players.claimedBy = async () => {
    throw new Error('broken')
  }
  expect((await desk.signIn('Ann', PASSWORD)).status).toBe(500)
  const stored = await desk.storage.players.find(player.id)
  const sessions = await desk.storage.players.sessions(player.id)
  const hashes = [stored!.password!, ...sessions.map(({ tokenHash }) => tokenHash)]
  expect(desk.log.length).toBeGreaterThan(10)
  for (const secret of [token, signed, inCookie, PASSWORD, wrong, ...hashes]) {
    expect(secret.length).toBeGreaterThan(10)
    for (const text of [...desk.responses, ...desk.log]) expect(text).not.toContain(secret)
  }
})
