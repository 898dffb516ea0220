interface ByteStream {
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> }
  }
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>
      cancel(): Promise<void>
    }
  }
}

/** `deflate` has a header and a checksum, as PNG needs it; `deflate-raw` has neither. */
type Format = 'deflate' | 'deflate-raw'

// The ES2023 types declare neither of these, though browsers and Node have both.
declare const CompressionStream: new (format: Format) => ByteStream
declare const DecompressionStream: typeof CompressionStream

/** Compressed bytes; undefined when there are more than `maxBytes` of them. */
export function compress(
  format: Format,
  bytes: Uint8Array,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | undefined> {
  return readThrough(new CompressionStream(format), bytes, maxBytes)
}

/** Throws where the bytes are damaged; undefined when there are more than `maxBytes` in them. */
export function decompress(
  format: Format,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  return readThrough(new DecompressionStream(format), bytes, maxBytes)
}

async function readThrough(
  { writable, readable }: ByteStream,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const writer = writable.getWriter()
  // Damaged bytes make the reader fail as well, and that failure is handled.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {})
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value } = await reader.read()
    if (!value) break
    chunks.push(value)
    length += value.length
    if (length <= maxBytes) continue
    reader.cancel().catch(() => {})
    return undefined
  }
  return joinBytes(chunks)
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}
