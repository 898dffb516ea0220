import { createHash } from 'node:crypto'
import { decodeReplay, replayPath } from '#app/replay-link.ts'
import { readRoute } from '#app/route.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { gameIds } from '#games/catalog.ts'
import { accept } from '#kernel/result.ts'
import type { ShortLink } from '#protocol/api.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import type { LinkStorage } from '../storage/storage.ts'

/** Short addresses for links that carry a whole game or puzzle. */
export interface ShortLinks {
  /** The short link for a path of the app; the same path always gets the same one. */
  shorten(path: string): Promise<AccountResult<ShortLink>>
  /** The path behind a code; undefined if there is none. */
  resolve(code: string): Promise<string | undefined>
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 8
/** How exactly it is known when a link was last opened. */
const USED_EVERY_MS = 86_400_000
/** A link that nobody has opened for this long is deleted. */
export const LINK_MS = 365 * 86_400_000

export function openShortLinks(storage: LinkStorage, now: () => number): ShortLinks {
  return {
    async shorten(path) {
      if (!(await isShareable(path))) return reject('not-shareable')
      for (const code of codesFor(path)) {
        const kept = await storage.find(code)
        if (kept === undefined) await storage.save({ code, path, usedAt: now() })
        // Two paths with the same code are as good as impossible, but must not show each other.
        if ((await storage.find(code))?.path === path) return accept({ code })
      }
      throw new Error('No code is free for a link')
    },
    async resolve(code) {
      const link = await storage.find(code)
      if (link && now() - link.usedAt >= USED_EVERY_MS) await storage.used(code, now())
      return link?.path
    },
  }
}

/** The game in a replay link; undefined for other paths and for damaged ones. */
export async function gameInPath(path: string): Promise<SavedGame | undefined> {
  const start = replayPath('')
  if (!path.startsWith(start)) return undefined
  const saved = await decodeReplay(path.slice(start.length))
  return saved.ok ? saved.value : undefined
}

/** Only games and puzzles get a short link: the server is no place to store anything else. */
async function isShareable(path: string): Promise<boolean> {
  if (path.startsWith(replayPath(''))) return (await gameInPath(path)) !== undefined
  if (!path.startsWith('/')) return false
  const route = readRoute(path.split(/[?#]/)[0]!, gameIds)
  return route.page === 'setup' || route.page === 'daily'
}

/** The codes of a path, in the order in which they are tried. */
function codesFor(path: string): readonly string[] {
  const letters = [...createHash('sha256').update(path).digest()].map(byte => LETTERS[byte % LETTERS.length]!)
  return [0, 1, 2].map(part => letters.slice(part * CODE_LENGTH, (part + 1) * CODE_LENGTH).join(''))
}
