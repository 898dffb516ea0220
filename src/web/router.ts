import { useStore } from './kit/use-store.ts'

export function setupPath(game: string): string {
  return `/${game}`
}

export function firstStepsPath(game: string): string {
  return `/${game}/first`
}

export function lessonsPath(game: string): string {
  return `/${game}/learn`
}

export function statisticsPath(game: string): string {
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
export function onlineTablePath(code: string, wish?: TableIntent): string {
  return `/t/${code}${wish ? `?${wish}` : ''}`
}

export type TableIntent = 'sit' | 'watch'

export function playerPath(id: string): string {
  return `/players/${encodeURIComponent(id)}`
}

export function onlineGamePath(id: string): string {
  return `/games/${encodeURIComponent(id)}`
}

/** The address as one string, so that it can be compared. */
function currentAddress(): string {
  return location.pathname + location.search + location.hash
}

const NAVIGATED = 'quincunx:moved'

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (path === currentAddress()) return
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  dispatchEvent(new Event(NAVIGATED))
  if (how === 'push') scrollTo(0, 0)
}

function onNavigate(changed: () => void): () => void {
  addEventListener('popstate', changed)
  addEventListener(NAVIGATED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(NAVIGATED, changed)
  }
}

export function useAddress(): string {
  return useStore(onNavigate, currentAddress)
}
