import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Route, readRoute } from '#app/route.ts'
import { gameIds } from '#games/catalog.ts'
import { LazyComponent } from './kit/lazy-component.tsx'
import { loadGameForSetup } from './loaded-game.ts'
import { Lobby } from './lobby/lobby.tsx'
import { useAddress } from './router.ts'
import { LazyPage, loadAndCachePage } from './shell/lazy-page.tsx'
import { LiveRegions } from './shell/live-regions.tsx'
import { watchForUpdates } from './shell/watch-for-updates.ts'

export function App() {
  const { pathname, hash } = new URL(useAddress(), location.origin)
  // Only a replay lives in the hash; elsewhere it is a place within the page.
  const data = pathname === '/replay' ? hash.slice(1) : ''
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    // While developing, a kept page would hide every change.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) watchForUpdates(() => setOld(true))
  }, [])
  const route = readRoute(pathname, gameIds)
  return (
    <>
      <CurrentPage key={pathname + data} route={route} data={data} />
      {/* Nobody is troubled with it at a table. */}
      {isOld && !PLAY_PAGES.includes(route.page) && <LazyComponent load={loadNewVersion} props={{}} />}
      <LiveRegions />
    </>
  )
}

const PLAY_PAGES: readonly Route['page'][] = ['table', 'room', 'review', 'game', 'replay']

const loadNewVersion = async () => (await import('./shell/new-version.tsx')).NewVersionBanner

interface CurrentPageProps {
  readonly route: Route
  readonly data: string
}

/** What a page is told: what its address says. */
type PageProps<Page extends Route['page']> = RouteOf<Page, Route> & Pick<CurrentPageProps, 'data'>
type RouteOf<Page, Any> = Any extends { readonly page: infer Pages }
  ? Page extends Pages
    ? Any
    : never
  : never
type LazyPageName = Exclude<Route['page'], 'lobby'>

/** The pages that are fetched when they are opened. */
const pages: {
  readonly [Page in LazyPageName]: (route: RouteOf<Page, Route>) => Promise<ComponentType<PageProps<Page>>>
} = {
  setup: async ({ game }) =>
    (await Promise.all([import('./setup/setup-page.tsx'), loadGameForSetup(game)]))[0].SetupPage,
  first: async () => (await import('./lessons/first-steps-page.tsx')).FirstStepsPage,
  lessons: async () => (await import('./lessons/lessons-page.tsx')).LessonsPage,
  figures: async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage,
  print: async () => (await import('./print/print-page.tsx')).PrintPage,
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
  me: async () => (await import('./online/profile/me-page.tsx')).MePage,
  player: async () => (await import('./online/profile/player-page.tsx')).PlayerPage,
  game: async () => (await import('./online/profile/game-page.tsx')).GamePage,
  missing: async () => (await import('./shell/not-found.tsx')).NotFoundPage,
}

/** Fetches the page of an address, so that it is drawn at once. */
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
