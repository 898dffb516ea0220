// Frames of a WebSocket (RFC 6455, 5.2) as a client sends and takes them: never in fragments, up to 64 kB.

export const TEXT = 1
export const BINARY = 2
export const CLOSE = 8
export const PING = 9
export const PONG = 10

const LAST_FRAGMENT = 0x80
const MASKED = 0x80
/** A key of zeros is a key too, and every byte stays as it is. */
const KEY = '\0\0\0\0'

/** As a string with a character for each byte, which goes to the kernel in one copy. */
export function clientFrame(opcode: number, payload: string): string {
  const { length } = payload
  const head = String.fromCharCode(LAST_FRAGMENT | opcode, MASKED | Math.min(length, 126))
  const more = length < 126 ? '' : String.fromCharCode(length >> 8, length & 0xff)
  return head + more + KEY + payload
}

/** Takes the whole frames out of what has come, and gives what is left of the last one. */
export function takeFrames(bytes: Buffer, take: (opcode: number, payload: Buffer) => void): Buffer {
  let at = 0
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1]!
    const head = short < 126 ? 2 : 4
    if (short > 126) throw new Error('A frame of more than 64 kB has come')
    if (bytes.length - at < head) break
    const from = at + head
    const to = from + (short < 126 ? short : bytes.readUInt16BE(at + 2))
    if (bytes.length < to) break
    take(bytes[at]! & 0xf, bytes.subarray(from, to))
    at = to
  }
  return bytes.subarray(at)
}
