import { expect, test } from 'vitest'
import { openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'

test('a player reports another player’s name, which is kept as it was then', async () => {
  const api = await openApiFixture()
  const ann = await api.guest({ name: 'Ann' })
  const rude = await api.guest({ name: 'Rude' })
  const report = () => api.request('POST', '/reports', withBearer(ann.token, { player: rude.player.id }))
  expect((await report()).status).toBe(204)
  expect((await report()).status).toBe(204)
  await api.request('PATCH', '/me', withBearer(rude.token, { name: 'Nice' }))
  expect(await api.storage.reports.list({ closed: false, limit: 10 })).toMatchObject([
    { player: rude.player.id, name: 'Rude', reporter: ann.player.id, at: api.now, closedAt: null },
  ])
})

test('strangers, unknown players and one’s own name are refused', async () => {
  const api = await openApiFixture()
  const ann = await api.guest({ name: 'Ann' })
  const post = (token: string, player: unknown) =>
    api.request('POST', '/reports', withBearer(token, { player }))
  expect(await post('nobody', ann.player.id)).toMatchObject({ status: 401 })
  expect(await post(ann.token, 'nobody')).toMatchObject({ status: 404, code: 'no-such-player' })
  expect(await post(ann.token, ann.player.id)).toMatchObject({ status: 400, code: 'own-name' })
  expect(await post(ann.token, 7)).toMatchObject({ status: 400, code: 'malformed' })
})

test('reports from one address are limited', async () => {
  const api = await openApiFixture({ limits: { reports: { count: 1, perMs: 3_600_000 } } })
  const ann = await api.guest()
  const ben = await api.guest()
  const post = () => api.request('POST', '/reports', withBearer(ann.token, { player: ben.player.id }))
  expect((await post()).status).toBe(204)
  expect(await post()).toMatchObject({ status: 429, code: 'too-often' })
})
