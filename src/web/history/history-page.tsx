import { useEffect, useState } from 'preact/hooks'
import { savedGames } from '../device.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Confirm } from '../shell/confirm.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { GameRow } from './game-row.tsx'
import { ImportGames } from './import-games.tsx'
import { StatisticsLinks } from './statistics-links.tsx'
import { historyWords } from './words.ts'
import '../kit/list.css'
import './history.css'

/** What was played on this device, with a door for games from elsewhere. */
export function HistoryPage() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>()
  const [removing, setRemoving] = useState<SavedGameWithSummary>()
  const looks = useRefreshCount()
  const refresh = () => savedGames.list().then(setGames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every look
  useEffect(() => {
    savedGames.list().then(setGames)
  }, [looks])
  const unfinished = games?.filter(game => !game.finished) ?? []
  const finished = games?.filter(game => game.finished) ?? []
  return (
    <>
      <Header section="history" />
      <Page class="history">
        <Heading title={historyWords.title} />
        <p class="lead">
          {historyWords.lead} <Link to="/me">{historyWords.online}</Link>
        </p>
        {games?.length === 0 && <p class="history-none">{historyWords.none}</p>}
        <GameSection title={historyWords.unfinished} games={unfinished} remove={setRemoving} />
        <StatisticsLinks games={games ?? []} />
        <GameSection title={historyWords.finished} games={finished} remove={setRemoving} />
        <ImportGames onImported={refresh} />
      </Page>
      {removing && (
        <Confirm
          title={historyWords.removeTitle}
          text={historyWords.removeText}
          yes={historyWords.remove}
          confirm={() => savedGames.remove(removing.id).then(refresh)}
          close={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

interface GameSectionProps {
  readonly title: string
  readonly games: readonly SavedGameWithSummary[]
  remove(game: SavedGameWithSummary): void
}

function GameSection({ title, games, remove }: GameSectionProps) {
  if (games.length === 0) return null
  return (
    <section class="history-part">
      <h2>{title}</h2>
      <ul class="panel-box list">
        {games.map(game => (
          <GameRow key={game.id} kept={game} remove={() => remove(game)} />
        ))}
      </ul>
    </section>
  )
}
