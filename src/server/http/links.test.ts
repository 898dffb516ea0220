import { expect, test } from 'vitest'
import { openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'

const payload = { path: '/solitudo?puzzle=12-21' }

test('a player makes a short link, and anyone can follow it', async () => {
  const api = await openApiFixture()
  const { token } = await api.guest()
  const { status, body } = await api.request('POST', '/links', withBearer(token, payload))
  expect(status).toBe(201)
  expect((await api.request('GET', `/links/${body.code}`)).body).toEqual(payload)
  expect((await api.request('GET', '/links/nothing')).code).toBe('no-such-link')
})

test('[F13] a stranger makes none, and nobody makes too many or too long ones', async () => {
  const api = await openApiFixture({ limits: { links: { count: 2, perMs: 60_000 } } })
  expect((await api.request('POST', '/links', withBearer('T'.repeat(43), payload))).status).toBe(401)
  const { token } = await api.guest()
  const make = (path: string) => api.request('POST', '/links', withBearer(token, { path }))
  expect((await make(`/solitudo?puzzle=${'1'.repeat(16_100)}`)).status).toBe(400)
  expect((await make('/settings')).code).toBe('not-shareable')
  expect((await make(payload.path)).status).toBe(201)
  expect((await make(payload.path)).status).toBe(429)
})

test('[F14] links of one player are limited, from however many addresses', async () => {
  const api = await openApiFixture({ limits: { linksByPlayer: { count: 2, perMs: 60_000 } } })
  const { token } = await api.guest()
  const statuses: number[] = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
    statuses.push((await api.request('POST', '/links', { headers, payload })).status)
  }
  expect(statuses).toEqual([201, 201, 429])
})
