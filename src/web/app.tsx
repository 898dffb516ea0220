import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { type Route, readRoute } from '#app/route.ts'
import { gameIds } from '#games/catalog.ts'
import { LazyComponent } from './kit/lazy-component.tsx'
import { usePreload } from './kit/preload.ts'
import { loadGameForSetup } from './loaded-game.ts'
import { Lobby } from './lobby/lobby.tsx'
import { useAddress } from './router.ts'
import { LazyPage, loadAndCachePage } from './shell/lazy-page.tsx'
import { clearAnnouncements, LiveRegions } from './shell/live-regions.tsx'

export function App() {
  const { pathname, hash } = new URL(useAddress(), location.origin)
  // Only a replay is carried by the hash; elsewhere the hash is a place on the page.
  const data = /^(\/embed)?\/replay$/.test(pathname) ? hash.slice(1) : ''
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    // In development a cached page would hide every change.
    // In a frame of another site nothing is stored.
    if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window)
      watchForUpdates(() => setOutdated(true))
  }, [])
  usePreload(window.top === window ? NEXT_PAGES : [])
  // Before the new page announces anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of the page
  useLayoutEffect(clearAnnouncements, [pathname, data])
  const route = readRoute(pathname, gameIds)
  return (
    <>
      <CurrentPage key={pathname + data} route={route} data={data} />
      {/* Nobody is disturbed by it during a game. */}
      {isOutdated && !PLAY_PAGES.includes(route.page) && <LazyComponent load={loadNewVersion} props={{}} />}
      <LiveRegions />
    </>
  )
}

const PLAY_PAGES: readonly Route['page'][] = [
  'embed',
  'table',
  'room',
  'review',
  'game',
  'replay',
  'compose',
  'position',
  'exercise',
]

const loadNewVersion = async () => (await import('./shell/new-version.tsx')).NewVersionBanner

interface CurrentPageProps {
  readonly route: Route
  readonly data: string
}

/** The props of a page: what its address says. */
type PageProps<Page extends Route['page']> = RouteOf<Page, Route> & Pick<CurrentPageProps, 'data'>
type RouteOf<Page, Any> = Any extends { readonly page: infer Pages }
  ? Page extends Pages
    ? Any
    : never
  : never
type LazyPageName = Exclude<Route['page'], 'lobby'>

/** The pages whose code is loaded when they are opened. */
const pages: {
  readonly [Page in LazyPageName]: (route: RouteOf<Page, Route>) => Promise<ComponentType<PageProps<Page>>>
} = {
  setup: async ({ game }) =>
    (await Promise.all([import('./setup/setup-page.tsx'), loadGameForSetup(game)]))[0].SetupPage,
  first: async () => (await import('./lessons/first-steps-page.tsx')).FirstStepsPage,
  lessons: async () => (await import('./lessons/lessons-page.tsx')).LessonsPage,
  figures: async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage,
  print: async () => (await import('./print/print-page.tsx')).PrintPage,
  compose: async () => (await import('./compose/compose-page.tsx')).ComposePage,
  published: async () => (await import('./published/published-page.tsx')).PublishedPage,
  position: async () => (await import('./position/position-page.tsx')).PositionPage,
  archive: async () => (await import('./daily/archive-page.tsx')).ArchivePage,
  exercises: async () => (await import('./exercises/exercises-page.tsx')).ExercisesPage,
  'exercise-overview': async () => (await import('./exercises/overview-page.tsx')).OverviewPage,
  map: async () => (await import('./learn/map-page.tsx')).MapPage,
  exercise: async () => (await import('./exercises/exercise-page.tsx')).ExercisePage,
  daily: async () => (await import('./daily/daily-page.tsx')).DailyPage,
  table: async () => (await import('./play/local-game-page.tsx')).LocalGamePage,
  review: async () => (await import('./review/review-page.tsx')).ReviewPage,
  replay: async () => (await import('./review/replay-page.tsx')).ReplayPage,
  history: async () => (await import('./history/history-page.tsx')).HistoryPage,
  settings: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
  learn: async () => (await import('./learn/learn-page.tsx')).LearnPage,
  about: async () => (await import('./about/about-page.tsx')).AboutPage,
  together: async () => (await import('./online/play-together/play-together-page.tsx')).PlayTogetherPage,
  room: async () => (await import('./online/table-page/online-table-page.tsx')).OnlineTablePage,
  short: async () => (await import('./online/short-link-page.tsx')).ShortLinkPage,
  me: async () => (await import('./online/profile/me-page.tsx')).MePage,
  player: async () => (await import('./online/profile/player-page.tsx')).PlayerPage,
  game: async () => (await import('./online/profile/game-page.tsx')).GamePage,
  embed: async () => (await import('./embed/embed-page.tsx')).EmbedPage,
  missing: async () => (await import('./shell/not-found.tsx')).NotFoundPage,
}

/** The way from the lobby to a game. */
const NEXT_PAGES = [() => import('./setup/setup-page.tsx'), () => import('./play/local-game-page.tsx')]

/** Loads the page of an address, so that it can be drawn at once. */
export async function preloadPage(path: string): Promise<void> {
  const route = readRoute(path, gameIds)
  await loadAndCachePage(route.page, () => loadPage(route))
}

async function loadPage(route: Route): Promise<ComponentType<object>> {
  return route.page === 'lobby'
    ? Lobby
    : (pages[route.page] as (route: Route) => Promise<ComponentType<object>>)(route)
}

function CurrentPage({ route, data }: CurrentPageProps) {
  if (route.page === 'lobby') return <Lobby />
  return <LazyPage name={route.page} load={() => loadPage(route)} props={{ ...route, data }} />
}

/** Calls back when a newer version is installed; the next load of the page uses it. */
function watchForUpdates(onNewVersion: () => void): void {
  const workers = navigator.serviceWorker
  // A page that came from the network is the newest version itself.
  const isFromCache = workers.controller !== null
  workers.addEventListener('controllerchange', () => isFromCache && onNewVersion())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate().catch(() => {})
  })
  workers
    .register('/service-worker.js')
    .then(() => workers.ready)
    .then(({ active }) => active?.postMessage('keep-words'))
    .catch(() => {})

  async function checkForUpdate(): Promise<void> {
    const registration = await workers.getRegistration()
    await registration?.update()
  }
}
