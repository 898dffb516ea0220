import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Result, reject } from '#kernel/result.ts'
import { readSaved, type SavedGame, writeSaved } from '#session/saved.ts'

/** Far more than the longest game; a link made to fill the memory inflates to a thousand times its length. */
const MOST_BYTES = 1_000_000

/** How a game begins that another program wrote, which only the browser lays out. */
const GCG = /^\s*#\w/

/** The game that the address of a replay carries after its `#`. */
export function readReplayData(data: string): Result<SavedGame> {
  try {
    const bytes = inflateRawSync(Buffer.from(data, 'base64url'), { maxOutputLength: MOST_BYTES })
    const text = bytes.toString('utf8')
    return GCG.test(text) ? reject('foreign-game') : readSaved(text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return reject(code === 'ERR_BUFFER_TOO_LARGE' ? 'oversized-link' : 'not-a-saved-game')
  }
}

/** A game written so small that a link carries it, as the browser writes it. */
export function writeReplayData(saved: SavedGame): string {
  return deflateRawSync(writeSaved(saved)).toString('base64url')
}
