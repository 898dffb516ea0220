import { expect, test } from 'vitest'
import { bearing, openFrontDesk, PASSWORD } from '#testing/front-desk.ts'

test.each([
  ['GET', '/me'],
  ['PATCH', '/me'],
  ['POST', '/me/claim'],
  ['POST', '/me/password'],
  ['GET', '/me/sessions'],
  ['DELETE', '/me/sessions'],
  ['DELETE', '/me/sessions/x'],
] as const)('[F13] %s %s is for those who are known', async (method, url) => {
  const desk = await openFrontDesk()
  expect(await desk.ask(method, url, bearing('x'.repeat(43)))).toMatchObject({
    status: 401,
    code: 'not-recognised',
  })
})

test('no token, password or hash is ever said or logged, but for the token of an arrival', async () => {
  const desk = await openFrontDesk()
  const { token, player } = await desk.ann()
  const signed = String((await desk.signIn('Ann', PASSWORD)).body.token)
  const cookies = await desk.ask('POST', '/players', { payload: { keep: 'cookie' } })
  const inCookie = /quincunx=([^;]+)/.exec(cookies.cookie!)![1]!
  // An arrival is told its token, in the answer or in a cookie.
  const others = desk.said.splice(0).filter(text => !text.includes('"token"') && !text.includes('set-cookie'))
  desk.said.push(...others)
  const wrong = 'wrong horse battery'
  await desk.signIn('Ann', wrong)
  await desk.ask('POST', '/sign-in', {
    payload: `{"name":"Ann","password":"${wrong}`,
    headers: { 'content-type': 'application/json' },
  })
  await desk.ask('GET', '/me', bearing(token))
  await desk.ask('GET', '/me/sessions', bearing(token))
  await desk.ask('GET', `/players/${player.id}`)
  await desk.ask('POST', '/me/claim', bearing(token, { name: 'Ann', password: wrong }))
  await desk.ask('POST', '/me/password', bearing(token, { old: wrong, password: PASSWORD }))
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
    for (const text of [...desk.said, ...desk.log]) expect(text).not.toContain(secret)
  }
})
