/** The pages of the app, parsed from the path of the URL. */
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
  | { readonly page: 'setup' | 'first' | 'lessons' | 'figures' | 'print' | 'archive'; readonly game: string }
  /** A daily puzzle; without a day, today's. */
  | { readonly page: 'daily'; readonly game: string; readonly daily: string; readonly day?: string }
  | { readonly page: 'table' | 'review'; readonly game: string; readonly id: string }
  /** An online table, by its code. */
  | { readonly page: 'room'; readonly code: string }
  /** A short link, which leads to another page. */
  | { readonly page: 'short'; readonly code: string }
  /** A player or a finished game on the server. */
  | { readonly page: 'player' | 'game'; readonly id: string }

/** The pages of a game, by the second part of the path. */
const GAME_PAGES = {
  first: 'first',
  learn: 'lessons',
  figures: 'figures',
  print: 'print',
  daily: 'archive',
} as const

const PLAIN_PAGES = ['settings', 'learn', 'about', 'history', 'replay', 'together', 'me'] as const

/** Parses the path of a URL; `games` lists the known game ids. */
export function readRoute(path: string, games: readonly string[]): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second, id, last] = parts
  if (first === undefined) return { page: 'lobby' }
  const plain = PLAIN_PAGES.find(page => page === first)
  if (plain && parts.length === 1) return { page: plain }
  if (parts.length === 2) {
    const key = decode(second!)
    if (first === 't') return { page: 'room', code: key }
    if (first === 's') return { page: 'short', code: key }
    if (first === 'players') return { page: 'player', id: key }
    if (first === 'games') return { page: 'game', id: key }
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

/** A typed URL may contain an invalid escape such as `%`, which would throw. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
