/**
 * A text as the frame of a WebSocket that a server sends (RFC 6455, 5.2), each byte as a character of its own. Such a
 * string goes from the heap to the kernel in one copy, and two frames are joined by adding them.
 */
export function textFrame(text: string): string {
  const bytes = Buffer.byteLength(text)
  const isPlain = bytes === text.length
  return frameHeader(bytes) + (isPlain ? text : Buffer.from(text).toString('latin1'))
}

/** The last fragment, of text. */
const TEXT = 0x81

function frameHeader(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes)
  if (bytes < 0x10000) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 0xff)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes))
  return String.fromCharCode(TEXT, 127, ...length)
}
