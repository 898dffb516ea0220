/** The pages, by what their address says. */
export type Route =
  | {
      readonly page:
        | 'lobby'
        | 'settings'
        | 'learn'
        | 'about'
        | 'history'
        | 'replay'
        | 'together'
        | 'me'
        | 'missing'
    }
  | { readonly page: 'setup' | 'first' | 'lessons' | 'figures' | 'print'; readonly game: string }
  /** A daily puzzle, of today where no day is named. */
  | { readonly page: 'daily'; readonly game: string; readonly daily: string; readonly day?: string }
  | { readonly page: 'table' | 'review'; readonly game: string; readonly id: string }
  /** A table of the house, by its code. */
  | { readonly page: 'room'; readonly code: string }
  /** A player and a finished game of the house. */
  | { readonly page: 'player' | 'game'; readonly id: string }

/** What a game's address may go on with. */
const GAME_PAGES = { first: 'first', learn: 'lessons', figures: 'figures', print: 'print' } as const

const PLAIN_PAGES = ['settings', 'learn', 'about', 'history', 'replay', 'together', 'me'] as const

/** Reads the path of an address; the games that there are come with it. */
export function readRoute(path: string, games: readonly string[]): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second, id, last] = parts
  if (first === undefined) return { page: 'lobby' }
  const plain = PLAIN_PAGES.find(page => page === first)
  if (plain && parts.length === 1) return { page: plain }
  if (parts.length === 2) {
    const named = decode(second!)
    if (first === 't') return { page: 'room', code: named }
    if (first === 'players') return { page: 'player', id: named }
    if (first === 'games') return { page: 'game', id: named }
  }
  if (!games.includes(first)) return { page: 'missing' }
  if (parts.length === 1) return { page: 'setup', game: first }
  if (parts.length === 2 && Object.hasOwn(GAME_PAGES, second!))
    return { page: GAME_PAGES[second as keyof typeof GAME_PAGES], game: first }
  if (second === 'daily' && id !== undefined && parts.length <= 4)
    return { page: 'daily', game: first, daily: id, ...(last !== undefined && { day: last }) }
  if (second !== 'g' || id === undefined) return { page: 'missing' }
  if (parts.length === 3) return { page: 'table', game: first, id }
  return parts.length === 4 && last === 'review' ? { page: 'review', game: first, id } : { page: 'missing' }
}

/** What no browser writes, but anyone can type. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
