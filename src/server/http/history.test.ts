import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FinishedGamesPage, GameRecord } from '#protocol/api.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { finishSampleGame } from '#testing/storage-contract/samples.ts'
import { NO_LIMITS } from '../limits/limits.ts'
import { openRateLimits } from '../limits/rate-limits.ts'
import type { Storage } from '../storage/storage.ts'
import { registerApi } from './api.ts'
import { openAuth } from './auth.ts'
import { historyRoutes } from './history.ts'

let storage: Storage
let server: FastifyInstance
let records: Record<string, GameRecord>

beforeEach(async () => {
  storage = openMemoryStorage()
  server = fastify()
  records = {}
  const auth = openAuth({ players: { findByToken: async () => undefined } })
  const routeOptions = { auth, rateLimits: openRateLimits({ limits: NO_LIMITS }) }
  const history = historyRoutes({ ...routeOptions, storage, recordOf: async id => records[id] })
  await registerApi(server, { ...routeOptions, routes: [history] })
  const ann = { id: 'ann', name: 'Ann', password: '$argon2id$secret', createdAt: 7 }
  const session = { id: 's', player: 'ann', tokenHash: 'hash', device: '', createdAt: 7, seenAt: 7 }
  await storage.players.add(ann, session)
})
afterEach(() => server.close())

async function get(url: string) {
  const { statusCode, body } = await server.inject({ url: `/api${url}` })
  return { status: statusCode, body: JSON.parse(body) }
}

describe('a player', () => {
  test('is shown with name, join date and statistics, and without secrets', async () => {
    await finishSampleGame(storage, 't')
    const { body } = await get('/players/ann')
    expect(body).toEqual({
      player: { id: 'ann', name: 'Ann', claimed: true },
      since: 7,
      games: [expect.objectContaining({ game: 'obstruction', wins: 1, losses: 0 })],
    })
  })

  test.each(['/players/nobody', '/players/nobody/games', '/players/__proto__'])(
    '%s is not found',
    async url => {
      expect(await get(url)).toMatchObject({ status: 404, body: { rejection: { code: 'no-such-player' } } })
    },
  )
})

describe('a player’s games', () => {
  test('are listed page by page, the latest first, until there are no more', async () => {
    for (let game = 1; game <= 5; game++)
      await finishSampleGame(storage, `t${game}`, { endedAt: 1000 + game })
    const pages: string[][] = []
    let query = ''
    for (let page = 0; page < 3; page++) {
      const list: FinishedGamesPage = (await get(`/players/ann/games?limit=2${query}`)).body
      pages.push(list.games.map(({ id }) => id))
      query = `&before=${list.before}`
    }
    expect(pages).toEqual([['t5', 't4'], ['t3', 't2'], ['t1']])
    expect(query).toBe('&before=undefined')
  })

  test('that exactly fill a page are not followed by an empty page', async () => {
    for (let game = 1; game <= 2; game++)
      await finishSampleGame(storage, `t${game}`, { endedAt: 1000 + game })
    expect((await get('/players/ann/games?limit=2')).body).not.toHaveProperty('before')
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'limit=1.5', 'limit=1e1', 'limit=5&limit=6'])(
    '%s is refused with what to do',
    async query => {
      const { status, body } = await get(`/players/ann/games?${query}`)
      expect([status, body.sentence]).toEqual([
        400,
        '“limit” in the query must be a whole number from 1 to 100.',
      ])
    },
  )

  test.each(['before=-1', 'before=now', 'before=99999999999999999'])('%s is refused', async query => {
    expect((await get(`/players/ann/games?${query}`)).status).toBe(400)
  })
})

describe('a game', () => {
  test('can be read once it is over', async () => {
    await finishSampleGame(storage, 't')
    const game = (await storage.history.find('t'))!
    records.t = { finished: game, commitment: 'c' } as GameRecord
    expect(await get('/games/t')).toMatchObject({
      status: 200,
      body: { finished: { id: 't' }, versus: { wins: [1, 0], draws: 0 } },
    })
  })

  test('[I5] cannot be read before it is over', async () => {
    const response = await get('/games/t')
    expect(response).toMatchObject({ status: 404, body: { rejection: { code: 'no-such-record' } } })
    expect(response.body.sentence).toContain('once it’s over')
  })
})
