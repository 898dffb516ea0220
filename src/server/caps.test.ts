import { expect, test } from 'vitest'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { type Client, newClient } from '#testing/wire/client.ts'
import { openEventStream } from '#testing/wire/event-stream.ts'
import type { Match } from '#testing/wire/match.ts'
import { dialRawSocket, openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { checkServer, startMatch, startWholeServer, type WholeServer } from '#testing/wire/whole-server.ts'
import type { Rate } from './limits/limits.ts'

test('[F14] no more sockets are open than the cap, and there is room again when one closes', async () => {
  const server = await startWholeServer({ limits: { sockets: { total: 4, byPlayer: 9, byAddress: 9 } } })
  const match = await startMatch(server, 'obstruction')
  const { token } = match.clients[0]
  const open = () => openRawSocket({ port: server.port, token })
  // The two players have sockets too.
  const [first] = [await open(), await open()]
  const refused = dialRawSocket({ port: server.port, token })
  expect(await refused.closed()).toBe(CLOSE_CODES.crowded)
  expect(refused.received).toEqual([])
  first!.socket.close()
  await first!.closed()
  let next = dialRawSocket({ port: server.port, token })
  await waitUntil(async () => {
    if (next.isClosed()) next = dialRawSocket({ port: server.port, token })
    return next.received.length > 0
  }, 'There is room again')
  await checkServer(server, [match])
})

test('[F14] no more event streams are open than the cap, and there is room again when one closes', async () => {
  const server = await startWholeServer({ limits: { streams: { total: 2, byPlayer: 9, byAddress: 9 } } })
  const match = await startMatch(server, 'obstruction')
  const streams = [await openEventStream(server, match.id), await openEventStream(server, match.id)]
  expect(streams.map(({ status }) => status)).toEqual([200, 200])
  expect((await openEventStream(server, match.id)).status).toBe(503)
  streams[0]!.close()
  await waitUntil(async () => (await openEventStream(server, match.id)).status === 200, 'There is room again')
  await checkServer(server, [match])
})

test('[F14] one player has no more sockets open than the cap by player, and others still have theirs', async () => {
  const server = await startWholeServer({ limits: { sockets: { total: 9, byPlayer: 2, byAddress: 9 } } })
  const [eve, ann] = [await newGuestToken(server), await newGuestToken(server)]
  const open = (token: string) => openRawSocket({ port: server.port, token })
  for (const raw of [await open(eve), await open(eve)]) await raw.message('hello')
  expect(await dialRawSocket({ port: server.port, token: eve }).closed()).toBe(CLOSE_CODES.crowded)
  await (await open(ann)).message('hello')
})

const FEW: Rate = { count: 5, perMs: 3_600_000 }

/** Each sends one request more than its limit allows and returns what came of all of them. */
const LIMITED: Readonly<Record<string, LimitedRequest>> = {
  guests: {
    request: async ({ url }) => {
      const body = JSON.stringify({ keep: 'token' })
      return statusOf(`${url}/api/players`, { method: 'POST', headers: JSON_TYPE, body })
    },
    allowed: 201,
    // The players of the game were guests too.
    used: 3,
  },
  tables: {
    request: ({ url }, { token }) => {
      const body = JSON.stringify({ game: 'obstruction' })
      return statusOf(`${url}/api/tables`, { method: 'POST', headers: withToken(token), body })
    },
    allowed: 201,
    used: 1,
  },
  links: {
    request: ({ url }, { token }, number) => {
      const body = JSON.stringify({ path: `/solitudo?puzzle=${number}2-21` })
      return statusOf(`${url}/api/links`, { method: 'POST', headers: withToken(token), body })
    },
    allowed: 201,
    used: 0,
  },
  codes: {
    request: ({ url }, _, number) => statusOf(`${url}/api/tables/K${number}-PLUM`),
    allowed: 404,
    used: 0,
  },
  reports: {
    request: ({ url }, { token }, _, { clients }) => {
      const body = JSON.stringify({ player: clients[0].player.id })
      return statusOf(`${url}/api/reports`, { method: 'POST', headers: withToken(token), body })
    },
    allowed: 204,
    used: 0,
  },
  connections: {
    request: openSocket,
    allowed: 101,
    used: 3,
  },
  connectionsByPlayer: {
    request: openSocket,
    allowed: 101,
    // Eve is connected already.
    used: 1,
  },
}

async function openSocket({ port }: WholeServer, { token }: Client): Promise<number> {
  const raw = dialRawSocket({ port, token })
  await waitUntil(() => raw.received.length > 0 || raw.isClosed(), 'It is accepted or refused')
  return raw.isClosed() ? 429 : 101
}

interface LimitedRequest {
  request(server: WholeServer, eve: Client, number: number, match: Match): Promise<number>
  /** The status while the limit is not reached. */
  readonly allowed: number
  /** How much of the limit is used before, by the players of the game. */
  readonly used: number
}

const JSON_TYPE = { 'content-type': 'application/json' }
const withToken = (token: string) => ({ ...JSON_TYPE, authorization: `Bearer ${token}` })
const statusOf = async (url: string, options: RequestInit = {}) => (await fetch(url, options)).status

test.each(Object.keys(LIMITED))('[F14] the limit of %s holds', async limit => {
  const { request, allowed, used } = LIMITED[limit]!
  const server = await startWholeServer({ limits: { [limit]: FEW } })
  const match = await startMatch(server, 'obstruction')
  const eve = await newClient(server)
  await waitUntil(() => eve.connection.state().kind === 'open', 'Eve is connected')
  const statuses: number[] = []
  for (let number = 2; number < FEW.count - used + 3; number++)
    statuses.push(await request(server, eve, number, match))
  expect(statuses).toEqual([...Array<number>(FEW.count - used).fill(allowed), 429])
})

/** The token of a player who has no connection yet. */
async function newGuestToken({ url }: WholeServer): Promise<string> {
  const body = JSON.stringify({ keep: 'token' })
  const response = await fetch(`${url}/api/players`, { method: 'POST', headers: JSON_TYPE, body })
  const { token } = (await response.json()) as { token: string }
  return token
}

test('[F14] the limit of messages holds for commands over HTTP', async () => {
  const server = await startWholeServer({ limits: { messagesByPlayer: FEW } })
  const token = await newGuestToken(server)
  const statuses: number[] = []
  for (let number = 0; number <= FEW.count; number++) {
    const body = JSON.stringify({ id: `m${number}`, command: { do: 'move', text: 'z99' } })
    const url = `${server.url}/api/tables/nowhere/commands`
    statuses.push(await statusOf(url, { method: 'POST', headers: withToken(token), body }))
  }
  expect(statuses).toEqual([...Array<number>(FEW.count).fill(404), 429])
})

test('[F14] a client that sends too many messages is disconnected', async () => {
  const server = await startWholeServer({ limits: { messages: FEW } })
  const { token } = await newClient(server)
  const raw = await openRawSocket({ port: server.port, token })
  for (let sent = 0; sent <= FEW.count; sent++) raw.send({ type: 'time', sent })
  expect(await raw.closed()).toBe(CLOSE_CODES.flood)
  expect(raw.received.filter(({ type }) => type === 'time')).toHaveLength(FEW.count)
})

test('[F14] a player who sends too many messages on several sockets is disconnected', async () => {
  const server = await startWholeServer({ limits: { messagesByPlayer: FEW } })
  const token = await newGuestToken(server)
  const open = () => openRawSocket({ port: server.port, token })
  const [first, second] = [await open(), await open()]
  for (let sent = 0; sent < FEW.count; sent++) first.send({ type: 'time', sent })
  await first.message('time', ({ sent }) => sent === FEW.count - 1)
  second.send({ type: 'time', sent: 0 })
  expect(await second.closed()).toBe(CLOSE_CODES.flood)
  expect(second.received.filter(({ type }) => type === 'time')).toEqual([])
})
