import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TableCommand } from '#protocol/client-messages.ts'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { keepForFile } from '#testing/wire/cleanup.ts'
import { type Client, newClient, unwrap } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  type Match,
  playOneMove,
  playPreparations,
  seatToMove,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { dialRawSocket, openRawSocket, type RawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { checkDatabase, readDatabase, stopAndCheck } from './check-storage.ts'
import { startGame } from './prepared-games.ts'
import type { Server } from './server.ts'

let server: Server
let match: Match
let stranger: Client
/** The player to move, and the opponent. */
let mover: Client
let waiter: Client
let entriesBefore: number

beforeAll(async () => {
  await keepForFile(async () => {
    ;({ server, match } = await startGame())
    await playPreparations(match)
    stranger = await newClient(server)
  })
})

beforeEach(() => {
  const seat = seatToMove(match)!
  mover = match.clients[seat]
  waiter = match.clients[1 - seat]!
  entriesBefore = match.tables[0].state()!.seq
})

/** After each test: the log is unchanged, no secret was sent, and the game goes on. */
afterEach(async () => {
  expect(match.tables[0].state()!.seq).toBe(entriesBefore)
  expect(unwrap(await playOneMove(match, createSeededRandom('after', 'authority')))).toBeUndefined()
  await waitUntilSynced(server, [match])
  await checkDatabase(server, [...clientsOf([match]), stranger], clientViews([match]))
})

afterAll(async () => {
  await stopAndCheck(server, [...clientsOf([match]), stranger], clientViews([match]))
})

const socketOf = ({ token, clientLog }: Client): Promise<RawSocket> =>
  openRawSocket({ port: server.port, token, clientLog })

async function refusalOf(client: Client, command: TableCommand, table = match.id): Promise<string> {
  const answer = await (await socketOf(client)).command(table, `x${randomBytes(4).toString('hex')}`, command)
  if (answer.ok) throw new Error(`${JSON.stringify(command)} was accepted`)
  expect(answer.sentence).not.toBe('')
  return answer.rejection.code
}

async function statusOf(path: string, options: RequestInit = {}): Promise<number> {
  return (await fetch(server.url + path, options)).status
}

const move = (text: string): TableCommand => ({ do: 'move', text })
const JSON_TYPE = { 'content-type': 'application/json' }

describe('[F13] a player may not', () => {
  test('move out of turn, for the other seat, or with extra fields', async () => {
    expect(await refusalOf(waiter, move('a1'))).toBe('not-your-turn')
    const raw = await socketOf(waiter)
    const seat = seatToMove(match)
    raw.send({ type: 'command', table: match.id, id: 'x', command: { do: 'move', text: 'a1', seat } })
    expect((await raw.message('refused')).rejection.code).toBe('no-message')
  })

  test('make a move that the rules or the notation refuse', async () => {
    expect(await refusalOf(mover, move('z99'))).not.toBe('')
    expect(await refusalOf(mover, move('5x5'))).not.toBe('')
    expect(await refusalOf(mover, move(''))).toBe('unreadable-move')
  })

  test('move, resign, stand up, take back or ask for a rematch as a spectator', async () => {
    const commands = [
      move('a1'),
      ...(['resign', 'stand', 'undo', 'redo', 'rematch'] as const).map(action => ({ do: action })),
    ]
    for (const command of commands) expect(await refusalOf(stranger, command)).toBe('not-seated')
    expect(await refusalOf(stranger, { do: 'sit' })).toBe('table-full')
    expect(await refusalOf(stranger, { do: 'sit', seat: 0 })).toBe('table-full')
  })

  test('stand up, sit down, take back or ask for a rematch during a game', async () => {
    expect(await refusalOf(mover, { do: 'stand' })).toBe('already-begun')
    expect(await refusalOf(mover, { do: 'sit' })).toBe('already-seated')
    expect(await refusalOf(mover, { do: 'undo' })).toBe('moves-are-final')
    expect(await refusalOf(mover, { do: 'rematch' })).toBe('game-goes-on')
  })

  test('move at another table, at no table, or in a finished game', async () => {
    expect(await refusalOf(mover, move('a1'), 'no-table-of-this-name')).toBe('no-such-table')
    const own = unwrap(await stranger.api.createTable({ game: 'obstruction' }))
    expect(await refusalOf(mover, move('a1'), own.id)).toBe('not-seated')
    const other = await newClient(server)
    const tables = [stranger.follow(own.id), other.follow(own.id)]
    unwrap(await tables[1]!.sit())
    await waitUntil(() => tables.every(table => table.session()), 'The game begins')
    unwrap(await tables[1]!.session()!.resign())
    for (const command of [move('a1'), { do: 'resign' } as const])
      expect(await refusalOf(stranger, command, own.id)).toBe('game-over')
  })
})

describe('[F13] access is refused', () => {
  const socketPath = '/api/socket?protocol=1'

  test('with no token, an invented one, or a malformed one', async () => {
    const tokens = [
      undefined,
      randomBytes(32).toString('base64url'),
      'x'.repeat(43),
      'null',
      '../../etc',
      'a b',
    ]
    for (const token of tokens) {
      const raw = dialRawSocket({ port: server.port, ...(token !== undefined && { token }) })
      const code = await raw.closed()
      // Without a token the upgrade is refused; with a wrong one the socket is closed with a code.
      expect([CLOSE_CODES.stranger, 1006]).toContain(code)
      expect(raw.received).toEqual([])
      const headers = { ...JSON_TYPE, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
      const body = JSON.stringify({ id: 'x', command: move('a1') })
      const path = `/api/tables/${match.id}/commands`
      expect([401, 403]).toContain(await statusOf(path, { method: 'POST', headers, body }))
    }
  })

  test('with a revoked token: its socket is closed, and it cannot open another', async () => {
    const signedOut = await newClient(server)
    const raw = await openRawSocket({ port: server.port, token: signedOut.token })
    await raw.message('hello')
    unwrap(await signedOut.api.signOut())
    expect(await raw.closed()).toBe(CLOSE_CODES.stranger)
    const retried = dialRawSocket({ port: server.port, token: signedOut.token })
    expect(await retried.closed()).toBe(CLOSE_CODES.stranger)
    expect((await signedOut.api.me()).ok).toBe(false)
  })

  test('to another player’s sessions', async () => {
    const [session] = unwrap(await mover.api.sessions())
    expect(await stranger.api.revoke(session!.id)).toMatchObject({ rejection: { code: 'no-such-session' } })
    unwrap(await stranger.api.revokeOthers())
    expect((await mover.api.me()).ok).toBe(true)
  })

  test('to pages of another origin, over WebSocket and HTTP', async () => {
    const origin = 'https://evil.example'
    const authorization = `Bearer ${mover.token}`
    const cookie = `quincunx=${mover.token}`
    for (const headers of [
      { origin, authorization },
      { origin, cookie },
      { origin: 'null', cookie },
    ]) {
      const raw = dialRawSocket({ port: server.port, headers, path: socketPath })
      await raw.closed()
      expect(raw.received).toEqual([])
      const body = JSON.stringify({ id: 'x', command: move('a1') })
      const options = { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body }
      expect(await statusOf(`/api/tables/${match.id}/commands`, options)).toBe(403)
    }
    // A cookie without an origin is not from one of our pages either.
    const withoutOrigin = dialRawSocket({ port: server.port, headers: { cookie }, path: socketPath })
    await withoutOrigin.closed()
    expect(withoutOrigin.received).toEqual([])
  })

  test('with another protocol version, or at another path', async () => {
    const { token } = mover
    const oldProtocol = dialRawSocket({ port: server.port, token, path: '/api/socket?protocol=0' })
    expect(await oldProtocol.closed()).toBe(CLOSE_CODES.protocol)
    for (const path of ['/api/sockets', '/', '/api/socket/../socket2', '//', '/%00'])
      expect(await dialRawSocket({ port: server.port, token, path }).closed()).toBe(1006)
  })
})

describe('[F13] [I5] before the end of a game', () => {
  test('nobody gets the record or the seed', async () => {
    const { seed } = readDatabase(server.file).tables.find(({ table }) => table.id === match.id)!.table
    for (const client of [mover, stranger]) {
      expect(await client.api.game(match.id)).toMatchObject({ rejection: { code: 'no-such-record' } })
      const headers = { authorization: `Bearer ${client.token}` }
      for (const path of [`tables/${match.id}`, 'tables', 'me', `players/${mover.player.id}/games`]) {
        const text = await (await fetch(`${server.url}/api/${path}`, { headers })).text()
        expect(text).not.toContain(seed)
        expect(text).not.toContain(client.token)
      }
    }
  })
})
