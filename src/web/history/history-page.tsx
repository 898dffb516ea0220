import { useEffect, useState } from 'preact/hooks'
import { gameCards } from '#games/catalog.ts'
import { savedGames } from '../device.ts'
import { statisticsPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Confirm } from '../shell/confirm.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { historyText } from '../text/en/history.ts'
import { GameRow } from './game-row.tsx'
import { ImportGames } from './import-games.tsx'
import '../kit/list.css'
import './history.css'

/** The saved games of this device, and an import for others. */
export function HistoryPage() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>()
  const [removing, setRemoving] = useState<SavedGameWithSummary>()
  const refreshCount = useRefreshCount()
  const refresh = () => savedGames.list().then(setGames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every refresh
  useEffect(() => {
    savedGames.list().then(setGames)
  }, [refreshCount])
  const unfinished = games?.filter(game => !game.finished) ?? []
  const finished = games?.filter(game => game.finished) ?? []
  return (
    <>
      <Header section="history" />
      <Page class="history">
        <Heading title={historyText.title} />
        <p class="lead">
          {historyText.lead} <Link to="/me">{historyText.online}</Link>
        </p>
        {games?.length === 0 && <p class="history-none">{historyText.none}</p>}
        <GameSection title={historyText.unfinished} games={unfinished} remove={setRemoving} />
        <StatisticsLinks games={games ?? []} />
        <GameSection title={historyText.finished} games={finished} remove={setRemoving} />
        <ImportGames onImported={refresh} />
      </Page>
      {removing && (
        <Confirm
          title={historyText.removeTitle(1)}
          text={historyText.removeText}
          yes={historyText.remove}
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
          <GameRow key={game.id} stored={game} remove={() => remove(game)} />
        ))}
      </ul>
    </section>
  )
}

/** How many games of each kind were played, with links to their statistics. */
function StatisticsLinks({ games }: { readonly games: readonly SavedGameWithSummary[] }) {
  const played = gameCards.flatMap(({ id, title }) => {
    const same = games.filter(({ saved }) => saved.record.game === id)
    return same.length === 0 ? [] : [{ id, title, same }]
  })
  if (played.length === 0) return null
  return (
    <section class="history-part">
      <h2>{historyText.statistics}</h2>
      <div class="buttons">
        {played.map(({ id, title, same }) => (
          <Link key={id} to={statisticsPath(id)} class="pill">
            {title} <span class="soft figures">{countText(same)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

function countText(games: readonly SavedGameWithSummary[]): string {
  const finished = games.filter(game => game.finished)
  const won = finished.filter(({ summary }) => summary.won)
  const isPuzzle = games[0]?.saved.players.length === 1
  return historyText.tally(finished.length, won.length, isPuzzle)
}
