import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { type Client, newClient, unwrap } from '#testing/wire/client.ts'
import { openEventStream } from '#testing/wire/event-stream.ts'
import { playPreparations } from '#testing/wire/match.ts'
import { openRawSocket, type RawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { checkServer, startMatch, startWholeServer, type WholeServer } from '#testing/wire/whole-server.ts'
import { drawTableCode } from './tables/table-codes.ts'

const HOUR_MS = 3_600_000

/** A stranger learns from a code that there is a table, that there is none, or nothing. */
type Found = 'table' | 'no table' | 'nothing'

interface Guesser {
  readonly server: WholeServer
  readonly eve: Client
  /** One of many sockets of the guesser that is still open, or a new one. */
  socket(): Promise<RawSocket>
}

const foundBy = (status: number, code: string | undefined): Found =>
  code === 'no-such-table' ? 'no table' : status < 400 || code === 'not-seated' ? 'table' : 'nothing'

async function ask({ server, eve }: Guesser, path: string, command?: object): Promise<Found> {
  const response = await fetch(`${server.url}/api/tables/${path}`, {
    headers: { authorization: `Bearer ${eve.token}`, 'content-type': 'application/json' },
    ...(command && { method: 'POST', body: JSON.stringify({ id: `g${performance.now()}`, command }) }),
  })
  const { rejection } = (await response.json()) as { rejection?: { code: string } }
  return foundBy(response.status, rejection?.code)
}

/** The answer of a socket to the last message; nothing if it is closed instead. */
async function answerOf(raw: RawSocket, message: object): Promise<Found> {
  const before = raw.received.length
  raw.send(message)
  const answer = () => raw.received.slice(before).find(({ type }) => type !== 'time' && type !== 'hello')
  await waitUntil(() => answer() ?? raw.isClosed(), 'An answer')
  const told = answer() as { type: string; ok?: boolean; rejection?: { code: string } } | undefined
  return !told ? 'nothing' : foundBy(told.type === 'news' || told.ok ? 200 : 400, told.rejection?.code)
}

/** Every way in which a code can be tried. */
const DOORS: Readonly<Record<string, (guesser: Guesser, code: string) => Promise<Found>>> = {
  'a command on a socket': async (guesser, table) =>
    answerOf(await guesser.socket(), {
      type: 'command',
      table,
      id: `g${performance.now()}`,
      command: { do: 'sit' },
    }),
  'watching on a socket': async (guesser, table) =>
    answerOf(await guesser.socket(), { type: 'watch', table }),
  'a request for the table': (guesser, code) => ask(guesser, code),
  'a command over HTTP': (guesser, code) => ask(guesser, `${code}/commands`, { do: 'sit' }),
  async 'an event stream'({ server, eve }, code) {
    const { status, close } = await openEventStream(server, code, eve.token)
    close()
    return status === 404 ? 'no table' : status === 200 ? 'table' : 'nothing'
  },
}

async function openGuesser(server: WholeServer): Promise<Guesser> {
  const eve = await newClient(server)
  const sockets: RawSocket[] = []
  let count = 0
  return {
    server,
    eve,
    async socket() {
      const index = count++ % 10
      if (!sockets[index] || sockets[index].isClosed())
        sockets[index] = await openRawSocket({ port: server.port, token: eve.token })
      return sockets[index]
    },
  }
}

describe('[F16] table codes cannot be guessed', () => {
  test.each(Object.keys(DOORS))('through %s', async door => {
    const server = await startWholeServer({ isLimited: true })
    const ann = await newClient(server)
    const { code } = unwrap(await ann.api.createTable({ game: 'obstruction' }))
    const guesser = await openGuesser(server)
    const random = createSeededRandom(door, 'codes')
    let told = 0
    for (let guess = 0; guess < 150; guess++) {
      const wrong = drawTableCode(random, { open: guess % 2 === 0 })
      if (wrong !== code && (await DOORS[door]!(guesser, wrong)) !== 'nothing') told++
    }
    // Far too few of the 58,000 codes.
    expect(told).toBeLessThanOrEqual(80)
    expect(await DOORS[door]!(guesser, code)).toBe('nothing')
    expect([...server.data.tables.values()][0]!.summary.seats[1]).toBeNull()
  })
})

describe('[F16] a guest who opens as many tables as the limits allow', () => {
  async function fillLobby(server: WholeServer, request: { game: string; setup?: object }) {
    const eve = await newClient(server)
    const opened: string[] = []
    for (let table = 0; table < 70; table++) {
      const created = await eve.api.createTable({ ...request, open: true })
      if (created.ok) opened.push(created.value.id)
      else if (opened.length === 0) throw new Error(`No table at all: ${JSON.stringify(created.rejection)}`)
    }
    const perSocket = 20
    for (let first = 0; first < opened.length; first += perSocket) {
      const raw = await openRawSocket({ port: server.port, token: eve.token })
      for (const table of opened.slice(first, first + perSocket)) raw.send({ type: 'watch', table })
      await waitUntil(() => raw.isClosed() || raw.received.length > perSocket / 2, 'Eve is there')
    }
  }

  test('hides nobody’s table from the lobby or from a quick match', async () => {
    const server = await startWholeServer({ isLimited: true })
    const [ann, ben] = [await newClient(server), await newClient(server)]
    const waiting = unwrap(await ann.api.quickMatch('obstruction'))
    ann.follow(waiting.id)
    await fillLobby(server, { game: 'obstruction' })
    const { tables } = unwrap(await ben.api.lobby())
    expect(tables.map(({ id }) => id)).toContain(waiting.id)
    expect(unwrap(await ben.api.quickMatch('obstruction')).id).toBe(waiting.id)
  })

  test('does not make the lobby a long text for everyone', async () => {
    const server = await startWholeServer({ isLimited: true })
    const letters = (number: number) => [...String(number)].map(digit => 'abcdefghij'[Number(digit)]).join('')
    const ownWords = Array.from({ length: 200 }, (_, word) => letters(word).padEnd(18, 'x')).join('\n')
    const setup = { ownWords, size: 5 }
    await fillLobby(server, { game: 'guessgo', setup })
    const text = await (await fetch(`${server.url}/api/tables`)).text()
    expect(text.length).toBeLessThan(60_000)
  })
})

test('[F16] rematches are limited', async () => {
  const most = 5
  const server = await startWholeServer({ limits: { rematches: { count: most - 1, perMs: HOUR_MS } } })
  const match = await startMatch(server, 'obstruction')
  await playPreparations(match)
  const [ann, ben] = match.clients
  let tables = match.tables as readonly [(typeof match.tables)[0], (typeof match.tables)[1]]
  const codes: (string | undefined)[] = []
  for (let game = 0; game < 2 * most; game++) {
    await tables[0].session()!.resign()
    await tables[0].rematch()
    const last = await tables[1].rematch()
    if (!last.ok) {
      codes.push(last.rejection.code)
      break
    }
    await waitUntil(() => tables.every(({ state }) => state()!.rematch.next), 'There is another table')
    const { next } = tables[0].state()!.rematch
    tables = [ann.follow(next!), ben.follow(next!)]
    await waitUntil(() => tables.every(table => table.session()), 'The next game begins')
  }
  expect(codes).toEqual(['too-often'])
  expect(server.data.tables.size).toBeLessThanOrEqual(most)
  await checkServer(server, [match])
})
