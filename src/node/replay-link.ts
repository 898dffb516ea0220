import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readSavedGame, type SavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import { accept, type Result } from '#kernel/result.ts'
import { rejectFile as reject } from '#table/refusals.ts'

/** Far more than the longest game, but a limit against links that inflate to a thousand times their length. */
const MAX_BYTES = 1_000_000

/** Decodes the part of a replay URL after its `#`: a saved game, or a game in another program's format. */
export function decodeReplayText(data: string): Result<string> {
  try {
    const bytes = inflateRawSync(Buffer.from(data, 'base64url'), { maxOutputLength: MAX_BYTES })
    return accept(bytes.toString('utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return reject(code === 'ERR_BUFFER_TOO_LARGE' ? 'oversized-link' : 'not-a-saved-game')
  }
}

export function readReplayLink(data: string): Result<SavedGame> {
  const text = decodeReplayText(data)
  return text.ok ? readSavedGame(text.value) : text
}

/** Encodes a game for a replay URL in the browser's format. */
export function writeReplayLink(saved: SavedGame): string {
  return deflateRawSync(writeSavedGame(saved)).toString('base64url')
}
