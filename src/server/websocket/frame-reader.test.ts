import type { IncomingMessage } from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { readPlainFrames } from './frame-reader.ts'

const LONGEST = 300

/** A frame as a client sends it (RFC 6455, 5.2); its first byte tells what it is. */
function frame(first: number, payload: Buffer, { key = 0x1b2c3d4e, isMasked = true } = {}): Buffer {
  const { length } = payload
  const size = length < 126 ? [length] : length < 0x10000 ? [126, length >> 8, length & 0xff] : undefined
  const head = size ?? [127, 0, 0, 0, 0, ...uint32(length)]
  head[0]! |= isMasked ? 0x80 : 0
  if (!isMasked) return Buffer.from([first, ...head, ...payload])
  const mask = uint32(key)
  return Buffer.from([first, ...head, ...mask, ...payload.map((byte, index) => byte ^ mask[index & 3]!)])
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

const text = (said: string, key?: number) => frame(0x81, Buffer.from(said), key === undefined ? {} : { key })

interface ReadResult {
  readonly heard: readonly string[]
  /** All that the client got, with how it was let go. */
  readonly answers: string
}

/** What a server hears of these bytes and what it answers, with ws alone or with plain frames read before it. */
async function readChunks(chunks: readonly Buffer[], isReadBefore: boolean): Promise<ReadResult> {
  const [stream, client] = duplexPair()
  const heard: string[] = []
  let answers = ''
  client.on('data', chunk => {
    answers += chunk.toString('latin1')
  })
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false })
  const gone = new Promise<void>(resolve => {
    server.handleUpgrade(request(), stream, Buffer.alloc(0), socket => {
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      if (isReadBefore) readPlainFrames(stream, LONGEST, said => heard.push(said))
      socket.on('message', (data, isBinary) => heard.push(isBinary ? `binary ${data}` : data.toString()))
    })
  })
  for (const chunk of chunks) {
    // A copy, since ws takes the mask off where it lies.
    client.write(Buffer.from(chunk))
    await new Promise(resolve => setImmediate(resolve))
  }
  client.end()
  await gone
  return { heard, answers }
}

function request(): IncomingMessage {
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  return { method: 'GET', url: '/', headers } as unknown as IncomingMessage
}

const letters = fc.string({ unit: 'grapheme', maxLength: 40 }).map(said => Buffer.from(said))
const bytes = fc.uint8Array({ maxLength: 40 }).map(array => Buffer.from(array))
const long = fc.integer({ min: 120, max: LONGEST + 20 }).map(length => Buffer.alloc(length, 'x'))

/** Mostly what clients send, and anything else that a frame may be. */
const anyFrame = fc.oneof(
  { weight: 8, arbitrary: fc.record({ first: fc.constant(0x81), payload: letters }) },
  { weight: 2, arbitrary: fc.record({ first: fc.constant(0x81), payload: fc.oneof(bytes, long) }) },
  { weight: 2, arbitrary: fc.record({ first: fc.constantFrom(0x82, 0x89, 0x8a), payload: bytes }) },
  { weight: 1, arbitrary: fc.record({ first: fc.constantFrom(0x01, 0x00, 0x80, 0x88), payload: letters }) },
  { weight: 1, arbitrary: fc.record({ first: fc.integer({ min: 0, max: 255 }), payload: bytes }) },
)

/** Frames as bytes, in pieces as the network brings them. */
const sent = fc
  .record({
    frames: fc.array(
      fc.record({ frame: anyFrame, key: fc.integer(), isMasked: fc.integer({ max: 30, min: 0 }) }),
      {
        maxLength: 12,
      },
    ),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  })
  .map(({ frames, cuts }) => {
    const all = Buffer.concat(
      frames.map(({ frame: { first, payload }, key, isMasked }) =>
        frame(first, payload, { key, isMasked: isMasked > 0 }),
      ),
    )
    const places = [0, ...cuts.map(cut => Math.floor(cut * all.length)).sort((a, b) => a - b), all.length]
    return places.slice(1).map((place, index) => all.subarray(places[index], place))
  })

test('[F12] whatever a client sends is heard, answered and closed as ws does it alone', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async chunks => {
      expect(await readChunks(chunks, true)).toEqual(await readChunks(chunks, false))
    }),
    { numRuns: 400 },
  )
})

test('plain messages are heard without ws, in one piece or byte by byte', async () => {
  const said = ['', 'a1', '{"type":"time"}', 'x'.repeat(LONGEST)]
  const all = Buffer.concat(said.map(one => text(one)))
  expect((await readChunks([all], true)).heard).toEqual(said)
  const single = [...all].map(byte => Buffer.from([byte]))
  expect((await readChunks(single, true)).heard).toEqual(said)
  const [stream] = duplexPair()
  const past: Buffer[] = []
  stream.on('data', chunk => past.push(chunk))
  const heard: string[] = []
  readPlainFrames(stream, LONGEST, one => heard.push(one))
  stream.emit('data', all)
  expect([heard, past]).toEqual([said, []])
})

test('nothing more is heard of a client that was let go for what it said', () => {
  const [stream] = duplexPair() as [Duplex, Duplex]
  stream.on('data', () => {})
  const heard: string[] = []
  readPlainFrames(stream, LONGEST, said => {
    heard.push(said)
    if (said === 'flood') stream.destroy()
  })
  stream.emit('data', Buffer.concat([text('one'), text('flood'), text('two')]))
  expect(heard).toEqual(['one', 'flood'])
})
