import type { Duplex } from 'node:stream'

type Listener = (this: Duplex, chunk: Buffer) => void

/** The only fragment of a message, and none of the bits that nothing has a use for. */
const FINAL_FRAGMENT = 0x80
const TEXT = 1
const PING = 9
const PONG = 10
const MASKED = 0x80
/** In place of a length that stands in two bytes of its own; a greater one, in eight. */
const TWO_BYTES = 126
const INCOMPLETE = Number.POSITIVE_INFINITY
/** Letters beyond this take more than one byte. */
const LAST_ASCII = 0x7f

const EMPTY: Buffer = Buffer.alloc(0)

/**
 * Takes plain messages off the stream of a socket before ws does: whole frames of text in ASCII, which are nearly all
 * that comes (RFC 6455, 5.2). Pings and pongs are handed to ws; at anything else it has all that follows. It costs a
 * busy house half of what ws takes to read a move.
 */
export function readPlainFrames(stream: Duplex, longest: number, hear: (text: string) => void): void {
  const ws = stream.listeners('data')[0] as Listener
  /** What has come of a frame that has not come whole. */
  let rest = EMPTY

  function onData(chunk: Buffer): void {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    rest = EMPTY
    for (let at = 0; at < bytes.length && !stream.destroyed; ) {
      const end = frameEnd(bytes, at, longest)
      if (end > bytes.length) {
        // A copy, or a few bytes would hold on to all that came with them.
        rest = Buffer.from(bytes.subarray(at))
        return
      }
      const isText = bytes[at] === (FINAL_FRAGMENT | TEXT)
      const text = isText && end > at ? asciiText(bytes, at, end) : undefined
      if (text === undefined && (isText || end === at)) {
        handOver(bytes.subarray(at))
        return
      }
      if (text === undefined) ws.call(stream, bytes.subarray(at, end))
      else hear(text)
      at = end
    }
  }

  function handOver(bytes: Buffer): void {
    stream.off('data', onData)
    stream.on('data', ws)
    ws.call(stream, bytes)
  }

  stream.off('data', ws)
  stream.on('data', onData)
}

/** Where a frame ends that begins here: beyond the bytes if too little has come, where it begins if it is not for us. */
function frameEnd(bytes: Buffer, at: number, longest: number): number {
  if (bytes.length < at + 2) return INCOMPLETE
  const first = bytes[at]!
  const second = bytes[at + 1]!
  const short = second & ~MASKED
  const isSignal = first === (FINAL_FRAGMENT | PING) || first === (FINAL_FRAGMENT | PONG)
  if ((first !== (FINAL_FRAGMENT | TEXT) && !isSignal) || second < MASKED) return at
  if (short < TWO_BYTES) return at + 6 + short
  if (short > TWO_BYTES || isSignal) return at
  if (bytes.length < at + 4) return INCOMPLETE
  const length = bytes.readUInt16BE(at + 2)
  return length > longest ? at : at + 8 + length
}

/** Where the letters of one frame are put, until the next one. */
let decodeBuffer = Buffer.alloc(4096)

/** The text of a frame; undefined where it is not all ASCII. */
function asciiText(bytes: Buffer, at: number, end: number): string | undefined {
  const from = at + ((bytes[at + 1]! & ~MASKED) === TWO_BYTES ? 8 : 6)
  const length = end - from
  if (decodeBuffer.length < length) decodeBuffer = Buffer.alloc(length)
  const key = from - 4
  let all = 0
  for (let index = 0; index < length; index++) {
    const letter = bytes[from + index]! ^ bytes[key + (index & 3)]!
    decodeBuffer[index] = letter
    all |= letter
  }
  return all > LAST_ASCII ? undefined : decodeBuffer.toString('latin1', 0, length)
}
