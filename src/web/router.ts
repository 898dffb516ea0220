import { gameIds } from '#games/catalog.ts'
import { useStore } from './kit/use-store.ts'

/** The pages, by what their address says. */
export type Route =
  | { readonly page: 'lobby' | 'settings' | 'learn' | 'history' | 'replay' | 'missing' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table' | 'review'; readonly game: string; readonly id: string }

const PLAIN_PAGES = ['settings', 'learn', 'history', 'replay'] as const

export function readRoute(path: string): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second, id, last] = parts
  if (first === undefined) return { page: 'lobby' }
  const plain = PLAIN_PAGES.find(page => page === first)
  if (plain && parts.length === 1) return { page: plain }
  if (!gameIds.includes(first)) return { page: 'missing' }
  if (parts.length === 1) return { page: 'setup', game: first }
  if (second !== 'g' || id === undefined) return { page: 'missing' }
  if (parts.length === 3) return { page: 'table', game: first, id }
  return parts.length === 4 && last === 'review' ? { page: 'review', game: first, id } : { page: 'missing' }
}

export function setupPath(game: string): string {
  return `/${game}`
}

export function tablePath(game: string, id: string): string {
  return `/${game}/g/${id}`
}

export function reviewPath(game: string, id: string): string {
  return `${tablePath(game, id)}/review`
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
