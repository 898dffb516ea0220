import { gameIds } from '#games/catalog.ts'
import { useStore } from './kit/use-store.ts'

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

export function readRoute(path: string): Route {
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
  if (!gameIds.includes(first)) return { page: 'missing' }
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

export function setupPath(game: string): string {
  return `/${game}`
}

export function firstPath(game: string): string {
  return `/${game}/first`
}

export function learnPath(game: string): string {
  return `/${game}/learn`
}

export function figuresPath(game: string): string {
  return `/${game}/figures`
}

export function printPath(game: string): string {
  return `/${game}/print`
}

export function dailyPath(game: string, daily: string, day?: string): string {
  return `/${game}/daily/${daily}${day ? `/${day}` : ''}`
}

export function tablePath(game: string, id: string): string {
  return `/${game}/g/${id}`
}

export function reviewPath(game: string, id: string): string {
  return `${tablePath(game, id)}/review`
}

/** A table of the house, and what is wanted there at once. */
export function roomPath(code: string, wish?: RoomWish): string {
  return `/t/${code}${wish ? `?${wish}` : ''}`
}

export type RoomWish = 'sit' | 'watch'

export function playerPath(id: string): string {
  return `/players/${encodeURIComponent(id)}`
}

export function gamePath(id: string): string {
  return `/games/${encodeURIComponent(id)}`
}

/** The address as one string, so that it can be compared. */
function address(): string {
  return location.pathname + location.search + location.hash
}

const MOVED = 'quincunx:moved'

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (path === address()) return
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  dispatchEvent(new Event(MOVED))
  if (how === 'push') scrollTo(0, 0)
}

function onMove(changed: () => void): () => void {
  addEventListener('popstate', changed)
  addEventListener(MOVED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(MOVED, changed)
  }
}

export function useAddress(): string {
  return useStore(onMove, address)
}
