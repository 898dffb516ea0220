import type { IncomingMessage } from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { readPlainFrames } from './frame-reader.ts'

const MAX_PAYLOAD = 300

/** A frame as a client sends it (RFC 6455, 5.2); the first byte holds the flags and the opcode. */
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

const text = (message: string, key?: number) =>
  frame(0x81, Buffer.from(message), key === undefined ? {} : { key })

interface ReadResult {
  readonly received: readonly string[]
  /** All bytes the client received, including the close frame. */
  readonly answers: string
}

/** Sends bytes to a server with ws alone or with the frame reader in front of it, and returns what it received. */
async function readChunks(chunks: readonly Buffer[], withReader: boolean): Promise<ReadResult> {
  const [stream, client] = duplexPair()
  const received: string[] = []
  let answers = ''
  client.on('data', chunk => {
    answers += chunk.toString('latin1')
  })
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false })
  const closed = new Promise<void>(resolve => {
    server.handleUpgrade(request(), stream, Buffer.alloc(0), socket => {
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      if (withReader) readPlainFrames(stream, MAX_PAYLOAD, message => received.push(message))
      socket.on('message', (data, isBinary) => received.push(isBinary ? `binary ${data}` : data.toString()))
    })
  })
  for (const chunk of chunks) {
    // A copy, since ws unmasks in place.
    client.write(Buffer.from(chunk))
    await new Promise(resolve => setImmediate(resolve))
  }
  client.end()
  await closed
  return { received, answers }
}

function request(): IncomingMessage {
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  return { method: 'GET', url: '/', headers } as unknown as IncomingMessage
}

const letters = fc.string({ unit: 'grapheme', maxLength: 40 }).map(message => Buffer.from(message))
const bytes = fc.uint8Array({ maxLength: 40 }).map(array => Buffer.from(array))
const long = fc.integer({ min: 120, max: MAX_PAYLOAD + 20 }).map(length => Buffer.alloc(length, 'x'))

/** Mostly the frames that clients send, and every other kind of frame. */
const anyFrame = fc.oneof(
  { weight: 8, arbitrary: fc.record({ first: fc.constant(0x81), payload: letters }) },
  { weight: 2, arbitrary: fc.record({ first: fc.constant(0x81), payload: fc.oneof(bytes, long) }) },
  { weight: 2, arbitrary: fc.record({ first: fc.constantFrom(0x82, 0x89, 0x8a), payload: bytes }) },
  { weight: 1, arbitrary: fc.record({ first: fc.constantFrom(0x01, 0x00, 0x80, 0x88), payload: letters }) },
  { weight: 1, arbitrary: fc.record({ first: fc.integer({ min: 0, max: 255 }), payload: bytes }) },
)

/** The bytes of several frames, split at random as a network does. */
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
    const bytes = Buffer.concat(
      frames.map(({ frame: { first, payload }, key, isMasked }) =>
        frame(first, payload, { key, isMasked: isMasked > 0 }),
      ),
    )
    const offsets = [
      0,
      ...cuts.map(cut => Math.floor(cut * bytes.length)).sort((a, b) => a - b),
      bytes.length,
    ]
    return offsets.slice(1).map((offset, index) => bytes.subarray(offsets[index], offset))
  })

test('[F12] any bytes from a client have the same effect as with ws alone', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async chunks => {
      expect(await readChunks(chunks, true)).toEqual(await readChunks(chunks, false))
    }),
    { numRuns: 400 },
  )
})

test('plain messages are read without ws, in one chunk or byte by byte', async () => {
  const messages = ['', 'a1', '{"type":"time"}', 'x'.repeat(MAX_PAYLOAD)]
  const bytes = Buffer.concat(messages.map(message => text(message)))
  expect((await readChunks([bytes], true)).received).toEqual(messages)
  const single = [...bytes].map(byte => Buffer.from([byte]))
  expect((await readChunks(single, true)).received).toEqual(messages)
  const [stream] = duplexPair()
  const passedToWs: Buffer[] = []
  stream.on('data', chunk => passedToWs.push(chunk))
  const received: string[] = []
  readPlainFrames(stream, MAX_PAYLOAD, message => received.push(message))
  stream.emit('data', bytes)
  expect([received, passedToWs]).toEqual([messages, []])
})

test('nothing more is read from a client that was disconnected because of a message', () => {
  const [stream] = duplexPair() as [Duplex, Duplex]
  stream.on('data', () => {})
  const received: string[] = []
  readPlainFrames(stream, MAX_PAYLOAD, message => {
    received.push(message)
    if (message === 'flood') stream.destroy()
  })
  stream.emit('data', Buffer.concat([text('one'), text('flood'), text('two')]))
  expect(received).toEqual(['one', 'flood'])
})
