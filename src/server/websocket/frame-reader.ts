import type { Duplex } from 'node:stream'

type Listener = (this: Duplex, chunk: Buffer) => void

/** The FIN bit alone: a message in one fragment, with no reserved bits set. */
const FINAL_FRAGMENT = 0x80
const TEXT = 1
const PING = 9
const PONG = 10
const MASKED = 0x80
/** This length value announces a length in the next two bytes; 127 announces one in eight. */
const TWO_BYTES = 126
const INCOMPLETE = Number.POSITIVE_INFINITY
const LAST_ASCII = 0x7f

const EMPTY: Buffer = Buffer.alloc(0)

/**
 * Reads unfragmented ASCII text frames (RFC 6455, 5.2), which are nearly all messages, before ws sees them. Pings and
 * pongs are passed to ws; at any other frame ws takes over the stream for good. Reading a move this way costs half of
 * what ws takes.
 */
export function readPlainFrames(stream: Duplex, maxPayload: number, onText: (text: string) => void): void {
  const wsListener = stream.listeners('data')[0] as Listener
  /** The beginning of a frame whose rest has not arrived yet. */
  let partial = EMPTY

  function onData(chunk: Buffer): void {
    const bytes = partial.length === 0 ? chunk : Buffer.concat([partial, chunk])
    partial = EMPTY
    for (let at = 0; at < bytes.length && !stream.destroyed; ) {
      const end = frameEnd(bytes, at, maxPayload)
      if (end > bytes.length) {
        // A copy: a subarray of a few bytes would keep the whole chunk in memory.
        partial = Buffer.from(bytes.subarray(at))
        return
      }
      const isText = bytes[at] === (FINAL_FRAGMENT | TEXT)
      const text = isText && end > at ? asciiText(bytes, at, end) : undefined
      if (text === undefined && (isText || end === at)) {
        handOver(bytes.subarray(at))
        return
      }
      if (text === undefined) wsListener.call(stream, bytes.subarray(at, end))
      else onText(text)
      at = end
    }
  }

  function handOver(bytes: Buffer): void {
    stream.off('data', onData)
    stream.on('data', wsListener)
    wsListener.call(stream, bytes)
  }

  stream.off('data', wsListener)
  stream.on('data', onData)
}

/** End offset of the frame at `at`; Infinity if incomplete; `at` if this parser does not handle it. */
function frameEnd(bytes: Buffer, at: number, maxPayload: number): number {
  if (bytes.length < at + 2) return INCOMPLETE
  const first = bytes[at]!
  const second = bytes[at + 1]!
  const shortLength = second & ~MASKED
  const isControl = first === (FINAL_FRAGMENT | PING) || first === (FINAL_FRAGMENT | PONG)
  if ((first !== (FINAL_FRAGMENT | TEXT) && !isControl) || second < MASKED) return at
  if (shortLength < TWO_BYTES) return at + 6 + shortLength
  if (shortLength > TWO_BYTES || isControl) return at
  if (bytes.length < at + 4) return INCOMPLETE
  const length = bytes.readUInt16BE(at + 2)
  return length > maxPayload ? at : at + 8 + length
}

/** Reused for every frame. */
let decodeBuffer = Buffer.alloc(4096)

/** The unmasked text of a frame; undefined if it is not all ASCII. */
function asciiText(bytes: Buffer, at: number, end: number): string | undefined {
  const payloadStart = at + ((bytes[at + 1]! & ~MASKED) === TWO_BYTES ? 8 : 6)
  const length = end - payloadStart
  if (decodeBuffer.length < length) decodeBuffer = Buffer.alloc(length)
  const keyStart = payloadStart - 4
  let allBits = 0
  for (let index = 0; index < length; index++) {
    const byte = bytes[payloadStart + index]! ^ bytes[keyStart + (index & 3)]!
    decodeBuffer[index] = byte
    allBits |= byte
  }
  return allBits > LAST_ASCII ? undefined : decodeBuffer.toString('latin1', 0, length)
}
