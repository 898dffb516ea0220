/**
 * A text as an unmasked WebSocket frame (RFC 6455, 5.2), in a string with one character per byte. Such a string is
 * copied only once on its way to the kernel, and frames are joined by concatenation.
 */
export function textFrame(text: string): string {
  const bytes = Buffer.byteLength(text)
  const isPlain = bytes === text.length
  return frameHeader(bytes) + (isPlain ? text : Buffer.from(text).toString('latin1'))
}

/** FIN bit and opcode of a text frame. */
const TEXT = 0x81

function frameHeader(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes)
  if (bytes < 0x10000) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 0xff)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes))
  return String.fromCharCode(TEXT, 127, ...length)
}
