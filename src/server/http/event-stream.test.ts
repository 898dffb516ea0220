import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openEngineClient } from '#node/engine-client.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { LIMITS, type Limits } from '../limits/limits.ts'
import { createServer } from '../server.ts'
import type { TableService } from '../tables/table-service.ts'
import { streamEvents } from './event-stream.ts'

const AGREED = { size: 'agreed', rows: 5, cols: 5, starter: 'first' }

let webFolder: string

beforeEach(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '')
})
afterEach(() => rmSync(webFolder, { recursive: true }))

async function openServer(limits: Partial<Limits> = {}) {
  const server: FastifyInstance = await createServer({
    webFolder,
    storage: openMemoryStorage(),
    engineClient: openEngineClient(),
    limits: { ...LIMITS, ...limits },
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())

  async function post(path: string, body: object, token?: string) {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }
  return {
    post,
    newGuest: async (name: string): Promise<string> =>
      (await post('/players', { keep: 'token', name })).body.token,
    newTable: async (token: string): Promise<string> =>
      `/tables/${(await post('/tables', { game: 'obstruction', setup: AGREED }, token)).body.id}`,
    async stream(table: string, token?: string) {
      const abort = new AbortController()
      onTestFinished(() => abort.abort())
      const response = await fetch(`${url}/api${table}/events`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal: abort.signal,
      })
      return { status: response.status, response, close: () => abort.abort() }
    },
  }
}

/** Everything that a stream sends until it ends, however it ends. */
async function readToEnd(response: Response, onFirst: () => void): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body!) {
      if (text === '') onFirst()
      text += decoder.decode(chunk)
    }
  } catch {
    // The connection was closed in the middle of the response.
  }
  return text
}

describe('[F20] the event stream of a session that has ended', () => {
  test('ends at once and tells nothing that happens afterwards', async () => {
    const { post, newGuest, newTable, stream } = await openServer()
    const [ann, ben] = [await newGuest('Ann'), await newGuest('Ben')]
    const table = await newTable(ann)
    const { response } = await stream(table, ann)
    const begun = Promise.withResolvers<void>()
    const told = readToEnd(response, begun.resolve)
    await begun.promise
    expect((await post('/sign-out', {}, ann)).status).toBe(204)
    const sat = await post(`${table}/commands`, { id: 'b1', command: { do: 'sit' } }, ben)
    expect(sat.body).toMatchObject({ ok: true, seq: 2 })
    const text = await told
    expect(text).toContain('"seq":1')
    expect(text).not.toContain('Ben')
  })

  test('stays open for other players, and for the player’s other sessions', async () => {
    const { post, newGuest, newTable, stream } = await openServer()
    const [ann, ben] = [await newGuest('Ann'), await newGuest('Ben')]
    const table = await newTable(ann)
    const { response } = await stream(table, ben)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    await reader.read()
    await post('/sign-out', {}, ann)
    await post(`${table}/commands`, { id: 'b1', command: { do: 'sit' } }, ben)
    let text = ''
    while (!text.includes('"seq":2')) text += (await reader.read()).value ?? ''
  })

  test('is refused if the session ends while the stream is being opened', async () => {
    const revoked = new AbortController()
    let ended = 0
    const tableService: Pick<TableService, 'subscribe'> = {
      async subscribe(_, subscriber) {
        revoked.abort()
        subscriber.send({ seq: 1, table: 'secret' } as TableUpdate)
        return { ok: true, value: { catchUp() {}, end: async () => void ended++ } }
      },
    }
    const server = fastify()
    onTestFinished(() => server.close())
    server.get('/', (_, reply) =>
      streamEvents(reply, {
        tableService: tableService as TableService,
        ...{ table: 't', since: -1, player: 'ann', connection: 'c', revoked: revoked.signal, now: () => 0 },
      }),
    )
    const { statusCode, body } = await server.inject('/')
    expect(statusCode).toBe(401)
    expect(body).not.toContain('secret')
    expect(ended).toBe(1)
  })
})

describe('[F14] event streams', () => {
  test('are limited by player, and a closed one makes room', async () => {
    const { newGuest, newTable, stream } = await openServer({
      streams: { total: 100, byPlayer: 2, byAddress: 100 },
    })
    const [ann, ben] = [await newGuest('Ann'), await newGuest('Ben')]
    const table = await newTable(ann)
    const [first] = [await stream(table, ann), await stream(table, ann)]
    expect((await stream(table, ann)).status).toBe(429)
    expect((await stream(table, ben)).status).toBe(200)
    first!.close()
    let status = 429
    while (status === 429) status = (await stream(table, ann)).status
    expect(status).toBe(200)
  })

  test('may not be opened again and again by one player', async () => {
    const { newGuest, newTable, stream } = await openServer({
      connectionsByPlayer: { count: 2, perMs: 3_600_000 },
    })
    const [ann, ben] = [await newGuest('Ann'), await newGuest('Ben')]
    const table = await newTable(ann)
    for (let count = 0; count < 2; count++) {
      const { status, close } = await stream(table, ann)
      expect(status).toBe(200)
      close()
    }
    expect((await stream(table, ann)).status).toBe(429)
    expect((await stream(table, ben)).status).toBe(200)
  })

  test('are limited by address, also without an account', async () => {
    const { newGuest, newTable, stream } = await openServer({
      streams: { total: 100, byPlayer: 100, byAddress: 2 },
    })
    const table = await newTable(await newGuest('Ann'))
    const statuses = [await stream(table), await stream(table), await stream(table)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 429])
  })
})
