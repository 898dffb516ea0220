import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { PLAYED_GAMES } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { newClient } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { mutate } from './mutations.ts'
import { startGame } from './prepared-games.ts'
import type { Server } from './server.ts'

const SEED = process.env.SEED ?? '1'
/** Each test is beside another game. */
let gameCount = 0

/** Runs `play` while an honest game is played on the same server, and checks that the game is unharmed. */
async function besideAGame(play: (server: Server, table: string) => Promise<void>): Promise<void> {
  const games = [PLAYED_GAMES[gameCount++ % PLAYED_GAMES.length]!]
  const { server, match } = await startGame({ games })
  await playPreparations(match)
  const pid = server.pid()
  const random = createSeededRandom('honest', 'frames')
  expect((await playOneMove(match, random)).ok).toBe(true)
  await play(server, match.id)
  expect((await playOneMove(match, random)).ok).toBe(true)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect([server.pid(), match.clients.map(({ connection }) => connection.state().kind)]).toEqual([
    pid,
    ['open', 'open'],
  ])
  await waitUntilSynced(server, [match])
  await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  expect(server.stderr()).toBe('')
}

const BAD_TEXTS: Readonly<Record<string, string | Buffer>> = {
  null: 'null',
  nothing: '',
  'an array': '[]',
  'a number': '7',
  'a word': '"watch"',
  true: 'true',
  'an empty object': '{}',
  NaN: '{"type":"time","sent":NaN}',
  'a number that is too large': '{"type":"time","sent":1e309}',
  'an unknown type': '{"type":"cheat"}',
  'nesting 2,000 deep': '['.repeat(2_000) + ']'.repeat(2_000),
  'objects 500 deep': `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  'a prototype': '{"__proto__":{"type":"time","sent":1}}',
  'a polluted command':
    '{"type":"command","table":"x","id":"y","command":{"do":"resign","__proto__":{"admin":true}}}',
  'half a message': '{"type":"wat',
  binary: Buffer.from([0, 1, 2, 255, 254]),
  'a message in binary': Buffer.from('{"type":"time","sent":1}'),
}

describe('[F12] bad frames', () => {
  test('an invalid message is refused, and the socket stays usable', async () => {
    await besideAGame(async server => {
      const { token } = await newClient(server)
      const raw = await openRawSocket({ port: server.port, token })
      for (const [name, text] of Object.entries(BAD_TEXTS)) {
        const before = raw.received.length
        raw.send(text)
        await waitUntil(() => raw.received.length > before, `An answer to ${name}`)
        expect([name, raw.received.at(-1)]).toMatchObject([
          name,
          { type: 'refused', rejection: { code: 'no-message' } },
        ])
      }
      raw.send({ type: 'time', sent: 5 })
      expect((await raw.message('time')).sent).toBe(5)
    })
  })

  test('a frame that is too long closes the socket that sent it', async () => {
    await besideAGame(async server => {
      const { token } = await newClient(server)
      const nested = '['.repeat(10_000) + ']'.repeat(10_000)
      for (const text of ['x'.repeat(1_000_000), nested, `"${'x'.repeat(4_095)}"`]) {
        const raw = await openRawSocket({ port: server.port, token })
        raw.send(text)
        expect([1009, 1006]).toContain(await raw.closed())
      }
    })
  })

  test('frames that break the protocol close their sockets and nothing else', async () => {
    await besideAGame(async server => {
      const { token } = await newClient(server)
      const frames: Readonly<Record<string, readonly number[]>> = {
        'invalid UTF-8': masked(0x81, [0xc3, 0x28]),
        'a reserved opcode': masked(0x83, [1]),
        'reserved bits': masked(0xf1, [1]),
        'no mask': [0x81, 1, 65],
        'a continuation of nothing': masked(0x80, [65]),
        'a long ping': [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0, ...Array.from({ length: 256 }, () => 0)],
        'a bad close code': masked(0x88, [0x00, 0x01]),
        'a length of 2^63': [0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0],
        'a message in a thousand pieces': Array.from({ length: 1_000 }, (_, n) =>
          masked(
            n ? 0 : 1,
            Array.from({ length: 8 }, () => 32),
          ),
        ).flat(),
      }
      for (const [name, bytes] of Object.entries(frames)) {
        const closed = await sendBytes(server.port, token, Buffer.from(bytes))
        expect([name, closed]).toEqual([name, true])
      }
      // Half a frame and then the end.
      await sendBytes(server.port, token, Buffer.from([0x81, 0xfe, 0x0f]), { andEnd: true })
    })
  })

  test(`ten thousand mutations of valid messages (seed ${SEED})`, async () => {
    await besideAGame(async (server, table) => {
      const random = createSeededRandom(SEED, 'mutations')
      let answered = 0
      let token = ''
      for (let batch = 0; batch < 125; batch++) {
        // Messages are limited by player and by address.
        if (batch % 2 === 0) token = (await newClient(server)).token
        const localAddress = `127.0.3.${1 + (batch % 5)}`
        const raw = await openRawSocket({ port: server.port, token, localAddress })
        for (let sent = 0; sent < 80; sent++) raw.socket.send(mutate(random, table))
        raw.send({ type: 'time', sent: batch })
        const isDone = () =>
          raw.isClosed() || raw.received.some(message => message.type === 'time' && message.sent === batch)
        await waitUntil(isDone, `The server has read batch ${batch}`)
        answered += raw.received.length
        raw.socket.terminate()
      }
      expect(answered).toBeGreaterThan(9_000)
      const last = await openRawSocket({ port: server.port, token })
      last.send({ type: 'time', sent: 1 })
      await last.message('time')
    })
  })
})

/** A masked frame, as clients send it. */
function masked(first: number, payload: readonly number[]): readonly number[] {
  return [first, 0x80 | payload.length, 0, 0, 0, 0, ...payload]
}

/** Opens a bare socket and sends bytes; true if the server closes it. */
async function sendBytes(
  port: number,
  token: string,
  bytes: Buffer,
  { andEnd = false } = {},
): Promise<boolean> {
  const stream = connect(port, '127.0.0.1')
  let isClosed = false
  let received = ''
  stream.on('close', () => {
    isClosed = true
  })
  stream.on('end', () => {
    isClosed = true
  })
  stream.on('error', () => {})
  stream.on('data', data => {
    received += data.toString('latin1')
  })
  stream.write(
    `GET /api/socket?protocol=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  await waitUntil(() => received.includes('hello'), 'The server greets')
  stream.write(bytes)
  if (andEnd) stream.end()
  await waitUntil(() => isClosed, 'The server closes', 5_000).catch(() => {})
  stream.destroy()
  return isClosed
}
