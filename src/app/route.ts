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
        | 'exercises'
        | 'missing'
    }
  | {
      readonly page:
        | 'setup'
        | 'first'
        | 'lessons'
        | 'figures'
        | 'print'
        | 'compose'
        | 'position'
        | 'archive'
        | 'published'
        | 'exercise-overview'
        | 'map'
      readonly game: string
    }
  /** A daily puzzle; without a day, today's. */
  | { readonly page: 'daily'; readonly game: string; readonly daily: string; readonly day?: string }
  | { readonly page: 'table' | 'review'; readonly game: string; readonly id: string }
  /** A series of exercises by its name, or one exercise by its id. */
  | { readonly page: 'exercise'; readonly game: string; readonly id: string }
  /** An online table, by its code. */
  | { readonly page: 'room'; readonly code: string }
  /** A short link, which leads to another page. */
  | { readonly page: 'short'; readonly code: string }
  /** A player or a finished game on the server. */
  | { readonly page: 'player' | 'game'; readonly id: string }
  /** A puzzle, an exercise or a replay in a frame of another site. */
  | { readonly page: 'embed'; readonly shown: EmbeddedRoute }

/** The pages that a frame of another site can show. */
export type EmbeddedRoute =
  | { readonly page: 'replay' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'daily'; readonly game: string; readonly daily: string; readonly day?: string }
  /** The exercise of the day, or one by its id. */
  | { readonly page: 'exercise'; readonly game: string; readonly id: string }

const EMBED = 'embed'

/** The path at which a frame shows the puzzle, the exercise or the replay of another path. */
export function embedPath(path: string): string {
  return `/${EMBED}${path}`
}

/** The pages of a game, by the second part of the path. */
const GAME_PAGES = {
  first: 'first',
  learn: 'lessons',
  figures: 'figures',
  print: 'print',
  compose: 'compose',
  position: 'position',
  daily: 'archive',
  puzzles: 'published',
  exercises: 'exercise-overview',
  map: 'map',
} as const

const PLAIN_PAGES = [
  'settings',
  'learn',
  'about',
  'history',
  'replay',
  'together',
  'me',
  'exercises',
] as const

/** Parses the path of a URL; `games` lists the known game ids. */
export function readRoute(path: string, games: readonly string[]): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second, id, last] = parts
  if (first === undefined) return { page: 'lobby' }
  if (first === EMBED) return readEmbeddedRoute(parts.slice(1).join('/'), games)
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
  if (second === 'exercises' && parts.length > 2)
    return { page: 'exercise', game: first, id: parts.slice(2).join('/') }
  if (second !== 'g' || id === undefined) return { page: 'missing' }
  if (parts.length === 3) return { page: 'table', game: first, id }
  return parts.length === 4 && last === 'review' ? { page: 'review', game: first, id } : { page: 'missing' }
}

function readEmbeddedRoute(path: string, games: readonly string[]): Route {
  const shown = readRoute(path, games)
  if (shown.page === 'replay') return { page: 'embed', shown: { page: 'replay' } }
  if (shown.page === 'setup') return { page: 'embed', shown: { page: 'setup', game: shown.game } }
  if (shown.page === 'daily') return { page: 'embed', shown }
  // The other series are a player's own: their results and lists are on the device.
  const isExercise = shown.page === 'exercise' && (shown.id === 'daily' || shown.id.includes('/'))
  return isExercise ? { page: 'embed', shown } : { page: 'missing' }
}

/** A typed URL may contain an invalid escape such as `%`, which would throw. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
