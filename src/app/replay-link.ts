import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { FileRefusals } from '#table/refusals.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { readSavedGame, type SavedGame, writeSavedGame } from './saved-game-format.ts'

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

// The ES2023 types declare none of these, though browsers and Node have them all.
declare const CompressionStream: new (format: 'deflate-raw') => ByteStream
declare const DecompressionStream: typeof CompressionStream
declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

type LinkRefusals = Pick<FileRefusals, 'oversized-link' | 'not-a-saved-game'>

const reject = rejectWith<LinkRefusals>()

/** Far more than the longest game; a link made to fill the memory inflates to a thousand times its length. */
const MAX_BYTES = 1_000_000

/** Longer links are cut off by mail and messengers. */
const MAX_LINK_LENGTH = 16_000

/** A game, compressed to fit into a link. */
export function encodeReplay(saved: SavedGame): Promise<string> {
  return encodeReplayText(writeSavedGame(saved))
}

/** Compresses the text of a game, which may be in a format of another program. */
export async function encodeReplayText(text: string): Promise<string> {
  const stream = new CompressionStream('deflate-raw')
  const bytes = await readThrough(stream, new TextEncoder().encode(text))
  if (!bytes) throw new Error('No game is so long.')
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text in a link: a saved game, or a game in a format of another program. */
export async function decodeReplayText(data: string): Promise<Result<string, LinkRefusals>> {
  try {
    const bytes = fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'))
    const text = await readThrough(new DecompressionStream('deflate-raw'), bytes)
    return text ? accept(new TextDecoder().decode(text)) : reject('oversized-link')
  } catch {
    return reject('not-a-saved-game')
  }
}

export async function decodeReplay(data: string): Promise<Result<SavedGame>> {
  const text = await decodeReplayText(data)
  return text.ok ? readSavedGame(text.value) : text
}

/** The path of the replay page for an encoded game. */
export function replayPath(data: string): string {
  return `/replay#${data}`
}

/** A link to the replay of a game at this server, if the game fits into one. */
export async function replayUrl(origin: string, saved: SavedGame): Promise<string | undefined> {
  const data = await encodeReplay(saved)
  return data.length <= MAX_LINK_LENGTH ? origin + replayPath(data) : undefined
}

/** The output of a stream; undefined when it is too long. */
async function readThrough(
  { writable, readable }: ByteStream,
  bytes: Uint8Array,
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
    if (length <= MAX_BYTES) continue
    reader.cancel().catch(() => {})
    return undefined
  }
  return Uint8Array.from(chunks.flatMap(chunk => [...chunk]))
}
