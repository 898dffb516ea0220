import { readSavedGame, type SavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import { accept, type Result } from '#kernel/result.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { fromBase64, toBase64 } from './base64.ts'

/** Far more than the longest game; a link made to fill the memory inflates to a thousand times its length. */
const MAX_BYTES = 1_000_000

/** Longer links are cut off by mail and messengers. */
const MAX_LINK_LENGTH = 16_000

/** A game, compressed to fit into a link. */
export function encodeReplay(saved: SavedGame): Promise<string> {
  return compressText(writeSavedGame(saved))
}

async function compressText(text: string): Promise<string> {
  const written = new TextEncoder().encode(text)
  const bytes = await readThroughStream(written, new CompressionStream('deflate-raw'))
  if (!bytes) throw new Error('No game is so long.')
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text in a link: a saved game, or a game in a format of another program. */
export async function decodeReplayText(data: string): Promise<Result<string>> {
  try {
    const bytes = fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'))
    const text = await readThroughStream(bytes, new DecompressionStream('deflate-raw'))
    return text ? accept(new TextDecoder().decode(text)) : reject('oversized-link')
  } catch {
    return reject('not-a-saved-game')
  }
}

export async function decodeReplay(data: string): Promise<Result<SavedGame>> {
  const text = await decodeReplayText(data)
  return text.ok ? readSavedGame(text.value) : text
}

/** A link to the replay of a game, if the game fits into one. */
export async function replayLink(saved: SavedGame): Promise<string | undefined> {
  const data = await encodeReplay(saved)
  return data.length <= MAX_LINK_LENGTH ? location.origin + replayPath(data) : undefined
}

/** The address of a replay that contains a game in a format of another program. */
export async function importedGamePath(text: string): Promise<string> {
  return replayPath(await compressText(text))
}

function replayPath(data: string): string {
  return `/replay#${data}`
}

/** The output of a stream; undefined when it is too long. */
async function readThroughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    length += value.length
    chunks.push(value)
    if (length <= MAX_BYTES) continue
    reader.cancel().catch(() => {})
    return undefined
  }
}
