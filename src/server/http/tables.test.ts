import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngineClient } from '#node/engine-client.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { LIMITS } from '../limits/limits.ts'
import { createServer } from '../server.ts'

const AGREED = { size: 'agreed', rows: 5, cols: 5, starter: 'first' }

let webFolder: string
let server: FastifyInstance
let url: string

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '')
  const limits = { ...LIMITS, codes: { count: 30, perMs: 60_000 }, unfinishedTables: 3 }
  server = await createServer({
    webFolder,
    storage: openMemoryStorage(),
    engineClient: openEngineClient(),
    limits,
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

interface TestClient {
  get(path: string): Promise<{ status: number; body: Record<string, unknown> }>
  post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>
  /** A table's events as they arrive. */
  stream(path: string, headers?: Record<string, string>): Promise<EventReader>
}

interface EventReader {
  next(): Promise<TableUpdate>
  close(): Promise<void>
}

async function newGuest(name: string): Promise<TestClient> {
  const { body } = await openTestClient().post('/api/players', { keep: 'token', name })
  return openTestClient({ authorization: `Bearer ${body.token}` })
}

function openTestClient(authHeaders: Record<string, string> = {}): TestClient {
  const request = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, init)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    get: path => request(path, { headers: authHeaders }),
    post: (path, body) =>
      request(path, {
        method: 'POST',
        headers: { ...authHeaders, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stream(path, headers = {}) {
      const response = await fetch(url + path, { headers: { ...authHeaders, ...headers } })
      return readEvents(response)
    },
  }
}

function readEvents(response: Response): EventReader {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  return {
    async next() {
      while (!unread.includes('\n\n')) unread += (await reader.read()).value ?? ''
      const end = unread.indexOf('\n\n')
      const data = unread
        .slice(0, end)
        .split('\n')
        .find(line => line.startsWith('data: '))!
      unread = unread.slice(end + 2)
      return JSON.parse(data.slice(6))
    },
    close: () => reader.cancel(),
  }
}

async function createTable(): Promise<{ ann: TestClient; path: string; code: string }> {
  const ann = await newGuest('Ann')
  const { body, status } = await ann.post('/api/tables', { game: 'obstruction', setup: AGREED })
  expect(status).toBe(201)
  return { ann, path: `/api/tables/${body.id}`, code: String(body.code) }
}

describe('tables over HTTP', () => {
  test('a game can be played with requests and event streams', async () => {
    const { ann, path } = await createTable()
    const ben = await newGuest('Ben')
    const [annEvents, benEvents] = [await ann.stream(`${path}/events`), await ben.stream(`${path}/events`)]
    expect(await ben.post(`${path}/commands`, { id: 'b1', command: { do: 'sit' } })).toMatchObject({
      status: 200,
      body: { ok: true, seq: 2 },
    })
    let update = await annEvents.next()
    while (update.phase !== 'playing') update = await annEvents.next()
    expect(update.game).toMatchObject({ toAct: [0], turn: 3 })
    await ann.post(`${path}/commands`, { id: 'a1', command: { do: 'move', text: 'c3' } })
    while ((await benEvents.next()).seq < 4);
    expect((await ben.get(path)).body).toMatchObject({ viewer: 1, seq: 4, game: { toAct: [1] } })
    await Promise.all([annEvents.close(), benEvents.close()])
  })

  test('a reconnecting stream gets what it missed since the last event’s id', async () => {
    const { ann, path } = await createTable()
    const first = await ann.stream(`${path}/events`)
    const { seq } = await first.next()
    await first.close()
    const reopened = await ann.stream(`${path}/events`, { 'last-event-id': String(seq) })
    expect(await reopened.next()).toMatchObject({ seq })
    await reopened.close()
  })

  test('a table of GuessGo may have the longest list of words that its form accepts', async () => {
    const word = (index: number) =>
      [...String(index)]
        .map(digit => 'abcdefghij'[Number(digit)])
        .join('')
        .padEnd(20, 'ş')
    const words = Array.from({ length: 506 }, (_, index) => word(index)).join('\n')
    const setup = { ownWords: words, listName: 'Ours', pool: 500 }
    const ann = await newGuest('Ann')
    const { status, body } = await ann.post('/api/tables', { game: 'guessgo', setup })
    expect([words.length, status]).toEqual([10_625, 201])
    expect((await ann.get(`/api/tables/${body.id}`)).body).toMatchObject({
      about: { setup: { ownWords: words } },
    })
  })

  test('a seat has the player’s name of this moment, and whether it is claimed', async () => {
    const guest = await newGuest('Anton')
    const { body } = await guest.post('/api/tables', { game: 'obstruction' })
    const seatsAt = async (id: unknown) => (await guest.get(`/api/tables/${id}`)).body.seats
    expect(await seatsAt(body.id)).toMatchObject([{ name: 'Anton', claimed: false }, { kind: 'free' }])
    await guest.post('/api/me/claim', { name: 'Antonia', password: 'correct horse' })
    const next = await guest.post('/api/tables', { game: 'obstruction' })
    expect(await seatsAt(next.body.id)).toMatchObject([{ name: 'Antonia', claimed: true }, { kind: 'free' }])
  })

  test('[I5] an anonymous request gets the spectators’ view', async () => {
    const { path } = await createTable()
    expect((await openTestClient().get(path)).body).toMatchObject({ viewer: 'spectator', phase: 'waiting' })
  })
})

describe('an HTTP request is refused', () => {
  test.each<[string, object, number, string]>([
    ['no command', {}, 400, 'malformed'],
    ['an unknown command', { id: 'x', command: { do: 'fly' } }, 400, 'malformed'],
    ['an id with spaces', { id: 'a b', command: { do: 'sit' } }, 400, 'malformed'],
    ['another player’s seat', { id: 'x', command: { do: 'resign', seat: 1 } }, 400, 'malformed'],
    ['a move without text', { id: 'x', command: { do: 'move' } }, 400, 'malformed'],
    ['a move before the game', { id: 'x', command: { do: 'move', text: 'c3' } }, 400, 'not-begun'],
  ])('with %s', async (_, body, status, code) => {
    const { ann, path } = await createTable()
    const response = await ann.post(`${path}/commands`, body)
    expect([response.status, (response.body.rejection as { code: string }).code]).toEqual([status, code])
    expect(response.body.sentence).toMatch(/^[^{]{10,}/)
  })

  test('[F13] with a command but without a valid token', async () => {
    const { path } = await createTable()
    const response = await openTestClient({ authorization: 'Bearer nobody' }).post(`${path}/commands`, {
      id: 'x',
      command: { do: 'sit' },
    })
    expect(response).toMatchObject({ status: 401, body: { rejection: { code: 'not-recognised' } } })
  })

  test.each([
    ['/api/tables/none', 404],
    ['/api/tables/none/events', 404],
    ['/api/tables/none/events?since=x', 400],
    ['/api/tables/%zz', 404],
    ['/api/games/none', 404],
  ])('at %s with %i and a sentence', async (path, status) => {
    const response = await openTestClient().get(path)
    expect(response.status).toBe(status)
    expect(response.body.sentence).toBeTypeOf('string')
  })

  test.each<[object, string]>([
    [{ game: 'chess' }, 'no-such-game'],
    [{ game: 'obstruction', setup: { rows: 4 } }, 'out-of-range'],
    [{ game: 'obstruction', wine: 1 }, 'malformed'],
    [{ game: 'obstruction', computer: 'hal' }, 'no-such-level'],
  ])('for a table of %j: %s', async (body, code) => {
    const response = await (await newGuest('Ann')).post('/api/tables', body)
    expect((response.body.rejection as { code: string }).code).toBe(code)
  })

  test('[F16] after too many unfinished tables of one player', async () => {
    const ann = await newGuest('Ann')
    const statuses: number[] = []
    for (let count = 0; count < 4; count++)
      statuses.push((await ann.post('/api/tables', { game: 'obstruction' })).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect((await ann.post('/api/match', { game: 'obstruction' })).body.sentence).toContain('Finish or leave')
  })

  test('[F14] after too many tried codes', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 40; count++)
      statuses.add((await openTestClient().get(`/api/tables/A2-FIG`)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})
