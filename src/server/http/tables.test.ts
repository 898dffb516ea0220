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
  const limits = { ...LIMITS, codes: { count: 30, perMs: 60_000 } }
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
  /** The events of a table as they come. */
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

function openTestClient(known: Record<string, string> = {}): TestClient {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, init)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    get: path => ask(path, { headers: known }),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { ...known, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stream(path, headers = {}) {
      const response = await fetch(url + path, { headers: { ...known, ...headers } })
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

async function openedTable(): Promise<{ ann: TestClient; path: string; code: string }> {
  const ann = await newGuest('Ann')
  const { body, status } = await ann.post('/api/tables', { game: 'obstruction', setup: AGREED })
  expect(status).toBe(201)
  return { ann, path: `/api/tables/${body.id}`, code: String(body.code) }
}

describe('tables by request', () => {
  test('a whole game goes by requests and streams', async () => {
    const { ann, path } = await openedTable()
    const ben = await newGuest('Ben')
    const [hers, his] = [await ann.stream(`${path}/events`), await ben.stream(`${path}/events`)]
    expect(await ben.post(`${path}/commands`, { id: 'b1', command: { do: 'sit' } })).toMatchObject({
      status: 200,
      body: { ok: true, seq: 2 },
    })
    let news = await hers.next()
    while (news.phase !== 'playing') news = await hers.next()
    expect(news.game).toMatchObject({ toAct: [0], turn: 3 })
    await ann.post(`${path}/commands`, { id: 'a1', command: { do: 'move', text: 'c3' } })
    while ((await his.next()).seq < 4);
    expect((await ben.get(path)).body).toMatchObject({ viewer: 1, seq: 4, game: { toAct: [1] } })
    await Promise.all([hers.close(), his.close()])
  })

  test('a stream that comes back is told what it missed, by the last event’s id', async () => {
    const { ann, path } = await openedTable()
    const first = await ann.stream(`${path}/events`)
    const { seq } = await first.next()
    await first.close()
    const again = await ann.stream(`${path}/events`, { 'last-event-id': String(seq) })
    expect(await again.next()).toMatchObject({ seq })
    await again.close()
  })

  test('[I5] a look through the eyes of nobody shows what everybody may see', async () => {
    const { path } = await openedTable()
    expect((await openTestClient().get(path)).body).toMatchObject({ viewer: 'spectator', phase: 'waiting' })
  })
})

describe('what is refused by request', () => {
  test.each<[string, object, number, string]>([
    ['no command', {}, 400, 'malformed'],
    ['an unknown command', { id: 'x', command: { do: 'fly' } }, 400, 'malformed'],
    ['an id with spaces', { id: 'a b', command: { do: 'sit' } }, 400, 'malformed'],
    ['a seat for another', { id: 'x', command: { do: 'resign', seat: 1 } }, 400, 'malformed'],
    ['a move without a text', { id: 'x', command: { do: 'move' } }, 400, 'malformed'],
    ['a move before the game', { id: 'x', command: { do: 'move', text: 'c3' } }, 400, 'not-begun'],
  ])('%s', async (_, body, status, code) => {
    const { ann, path } = await openedTable()
    const refused = await ann.post(`${path}/commands`, body)
    expect([refused.status, (refused.body.rejection as { code: string }).code]).toEqual([status, code])
    expect(refused.body.sentence).toMatch(/^[^{]{10,}/)
  })

  test('[F13] a command of nobody', async () => {
    const { path } = await openedTable()
    const refused = await openTestClient({ authorization: 'Bearer nobody' }).post(`${path}/commands`, {
      id: 'x',
      command: { do: 'sit' },
    })
    expect(refused).toMatchObject({ status: 401, body: { rejection: { code: 'not-recognised' } } })
  })

  test.each([
    ['/api/tables/none', 404],
    ['/api/tables/none/events', 404],
    ['/api/tables/none/events?since=x', 400],
    ['/api/tables/%zz', 404],
    ['/api/games/none', 404],
  ])('%s is answered with %i and a sentence', async (path, status) => {
    const refused = await openTestClient().get(path)
    expect(refused.status).toBe(status)
    expect(refused.body.sentence).toBeTypeOf('string')
  })

  test.each<[object, string]>([
    [{ game: 'chess' }, 'no-such-game'],
    [{ game: 'obstruction', setup: { rows: 4 } }, 'out-of-range'],
    [{ game: 'obstruction', wine: 1 }, 'malformed'],
    [{ game: 'obstruction', computer: 'hal' }, 'no-such-level'],
  ])('a table of %j: %s', async (order, code) => {
    const refused = await (await newGuest('Ann')).post('/api/tables', order)
    expect((refused.body.rejection as { code: string }).code).toBe(code)
  })

  test('[F14] a code is not found by trying many', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 40; count++)
      statuses.add((await openTestClient().get(`/api/tables/A2-FIG`)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})
