// WebSocket frames (RFC 6455, 5.2) for a client: without fragments, up to 64 kB.

export const TEXT = 1
export const BINARY = 2
export const CLOSE = 8
export const PING = 9
export const PONG = 10

const LAST_FRAGMENT = 0x80
const MASKED = 0x80
/** A masking key of zeros leaves every byte unchanged. */
const KEY = '\0\0\0\0'

/** The frame as a string with one character per byte, which is written with a single copy. */
export function clientFrame(opcode: number, payload: string): string {
  const { length } = payload
  const head = String.fromCharCode(LAST_FRAGMENT | opcode, MASKED | Math.min(length, 126))
  const longLength = length < 126 ? '' : String.fromCharCode(length >> 8, length & 0xff)
  return head + longLength + KEY + payload
}

/** Parses the complete frames and returns the remaining bytes. */
export function takeFrames(bytes: Buffer, onFrame: (opcode: number, payload: Buffer) => void): Buffer {
  let at = 0
  while (bytes.length - at >= 2) {
    const shortLength = bytes[at + 1]!
    const head = shortLength < 126 ? 2 : 4
    if (shortLength > 126) throw new Error('A frame of more than 64 kB has come')
    if (bytes.length - at < head) break
    const from = at + head
    const to = from + (shortLength < 126 ? shortLength : bytes.readUInt16BE(at + 2))
    if (bytes.length < to) break
    onFrame(bytes[at]! & 0xf, bytes.subarray(from, to))
    at = to
  }
  return bytes.subarray(at)
}
