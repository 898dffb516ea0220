import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readSavedGame, type SavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import { accept, type Result, reject } from '#kernel/result.ts'

/** Far more than the longest game; a link made to fill the memory inflates to a thousand times its length. */
const MAX_BYTES = 1_000_000

/** The text that the address of a replay carries after its `#`: a saved game, or one in a form that another program writes. */
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

/** A game written so small that a link carries it, as the browser writes it. */
export function writeReplayLink(saved: SavedGame): string {
  return deflateRawSync(writeSavedGame(saved)).toString('base64url')
}
