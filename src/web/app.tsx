import { Lobby } from './lobby/lobby.tsx'
import { readRoute, useAddress } from './router.ts'
import { Lazy } from './shell/lazy.tsx'
import { LiveRegions } from './shell/live.tsx'
import { Missing } from './shell/missing.tsx'

export function App() {
  const { pathname, hash } = new URL(useAddress(), location.origin)
  // Only a replay lives in the hash; elsewhere it is a place within the page.
  const data = pathname === '/replay' ? hash.slice(1) : ''
  return (
    <>
      <CurrentPage key={pathname + data} pathname={pathname} data={data} />
      <LiveRegions />
    </>
  )
}

interface CurrentPageProps {
  readonly pathname: string
  readonly data: string
}

function CurrentPage({ pathname, data }: CurrentPageProps) {
  const route = readRoute(pathname)
  switch (route.page) {
    case 'lobby':
      return <Lobby />
    case 'setup':
      return (
        <Lazy
          name="setup"
          load={async () => (await import('./setup/setup-page.tsx')).SetupPage}
          props={{ game: route.game }}
        />
      )
    case 'lessons':
      return (
        <Lazy
          name="lessons"
          load={async () => (await import('./lessons/lessons-page.tsx')).LessonsPage}
          props={{ game: route.game }}
        />
      )
    case 'figures':
      return (
        <Lazy
          name="figures"
          load={async () => (await import('./figures/figures-page.tsx')).FiguresPage}
          props={{ game: route.game }}
        />
      )
    case 'print':
      return (
        <Lazy
          name="print"
          load={async () => (await import('./print/print-page.tsx')).PrintPage}
          props={{ game: route.game }}
        />
      )
    case 'daily':
      return (
        <Lazy
          name="daily"
          load={async () => (await import('./daily/daily-page.tsx')).DailyPage}
          props={{ game: route.game, daily: route.daily, day: route.day }}
        />
      )
    case 'table':
      return (
        <Lazy
          name="table"
          load={async () => (await import('./table/table-page.tsx')).TablePage}
          props={{ game: route.game, id: route.id }}
        />
      )
    case 'review':
      return (
        <Lazy
          name="review"
          load={async () => (await import('./review/review-page.tsx')).ReviewPage}
          props={{ game: route.game, id: route.id }}
        />
      )
    case 'replay':
      return (
        <Lazy
          name="replay"
          load={async () => (await import('./review/replay-page.tsx')).ReplayPage}
          props={{ data }}
        />
      )
    case 'history':
      return (
        <Lazy
          name="history"
          load={async () => (await import('./history/history-page.tsx')).HistoryPage}
          props={{}}
        />
      )
    case 'settings':
      return (
        <Lazy
          name="settings"
          load={async () => (await import('./settings/settings-page.tsx')).SettingsPage}
          props={{}}
        />
      )
    case 'learn':
      return (
        <Lazy name="learn" load={async () => (await import('./learn/learn-page.tsx')).LearnPage} props={{}} />
      )
    case 'together':
      return (
        <Lazy
          name="together"
          load={async () => (await import('./online/together/together-page.tsx')).TogetherPage}
          props={{}}
        />
      )
    case 'room':
      return (
        <Lazy
          name="room"
          load={async () => (await import('./online/room/room-page.tsx')).RoomPage}
          props={{ code: route.code }}
        />
      )
    case 'me':
      return (
        <Lazy name="me" load={async () => (await import('./online/profile/me-page.tsx')).MePage} props={{}} />
      )
    case 'player':
      return (
        <Lazy
          name="player"
          load={async () => (await import('./online/profile/player-page.tsx')).PlayerPage}
          props={{ id: route.id }}
        />
      )
    case 'game':
      return (
        <Lazy
          name="game"
          load={async () => (await import('./online/profile/game-page.tsx')).GamePage}
          props={{ id: route.id }}
        />
      )
    case 'missing':
      return <Missing />
  }
}
