import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { FileRefusals } from '#table/refusals.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { compress, decompress } from './compression.ts'
import { readSavedGame, type SavedGame, writeSavedGame } from './saved-game-format.ts'

// The ES2023 types declare neither of these, though browsers and Node have both.
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
  const bytes = await compress('deflate-raw', new TextEncoder().encode(text), MAX_BYTES)
  if (!bytes) throw new Error('No game is so long.')
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text in a link: a saved game, or a game in a format of another program. */
export async function decodeReplayText(data: string): Promise<Result<string, LinkRefusals>> {
  try {
    const bytes = fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'))
    const text = await decompress('deflate-raw', bytes, MAX_BYTES)
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

/** Whether an encoded game is short enough for a link. */
export function isLinkLength(data: string): boolean {
  return data.length <= MAX_LINK_LENGTH
}

/** A link to the replay of a game at this server, if the game fits into one. */
export async function replayUrl(origin: string, saved: SavedGame): Promise<string | undefined> {
  const data = await encodeReplay(saved)
  return isLinkLength(data) ? origin + replayPath(data) : undefined
}
