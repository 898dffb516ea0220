import { useStore } from './kit/use-store.ts'

export function setupPath(game: string): string {
  return `/${game}`
}

/** A new game with the last choices or the defaults, without the form. */
export function playAtOncePath(game: string): string {
  return `${setupPath(game)}?play`
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

export function composePath(game: string): string {
  return `/${game}/compose`
}

/** The puzzles that players have published on the server. */
export function publishedPath(game: string): string {
  return `/${game}/puzzles`
}

export function positionPath(game: string): string {
  return `/${game}/position`
}

export function archivePath(game: string): string {
  return `/${game}/daily`
}

export function mapPath(game: string): string {
  return `/${game}/map`
}

export function exercisesPath(game: string): string {
  return `/${game}/exercises`
}

/** A series of exercises by its name, or one exercise by its id. */
export function exercisePath(game: string, id: string, kind?: string): string {
  return `${exercisesPath(game)}/${id}${kind === undefined ? '' : `?kind=${kind}`}`
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

/** An online table, with what to do there at once. */
export function onlineTablePath(code: string, intent?: TableIntent): string {
  return `/t/${code}${intent ? `?${intent}` : ''}`
}

export type TableIntent = 'sit' | 'watch'

export function playerPath(id: string): string {
  return `/players/${encodeURIComponent(id)}`
}

export function onlineGamePath(id: string): string {
  return `/games/${encodeURIComponent(id)}`
}

/** The address as one string, so that two can be compared. */
function currentAddress(): string {
  return location.pathname + location.search + location.hash
}

const NAVIGATED = 'quincunx:moved'

/** Marks the history entry of a game that was begun on the page before. */
const NEW_GAME = 'new-game'

type HistoryChange = 'push' | 'replace'

export function navigate(path: string, how: HistoryChange = 'push'): void {
  if (path !== currentAddress()) changeAddress(path, how, null)
}

/** Goes to a game that has just begun: its clocks run since then and must not start afresh. */
export function navigateToNewGame(game: string, id: string, how: HistoryChange = 'push'): void {
  changeAddress(tablePath(game, id), how, NEW_GAME)
}

/** Whether this page was reached by `navigateToNewGame`. True once: a reload opens a game that was closed meanwhile. */
export function takeNewGameMark(): boolean {
  const isNew = history.state === NEW_GAME
  if (isNew) history.replaceState(null, '')
  return isNew
}

function changeAddress(path: string, how: HistoryChange, state: string | null): void {
  if (how === 'push') history.pushState(state, '', path)
  else history.replaceState(state, '', path)
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
