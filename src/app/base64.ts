// The ES2023 types declare neither of these, though browsers and Node have both.
declare function atob(text: string): string
declare function btoa(text: string): string

/** The most arguments that one call can take. */
const CHUNK_BYTES = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(text)
}

/** Throws on a text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
