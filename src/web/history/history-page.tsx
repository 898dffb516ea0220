import { useEffect, useState } from 'preact/hooks'
import { countsInStatistics } from '#app/saved-game-store.ts'
import { gameCards } from '#games/catalog.ts'
import { savedGames } from '../device.ts'
import { listPlayedGames } from '../played-games.ts'
import { statisticsPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Confirm } from '../shell/confirm.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { historyText } from '../text/en/history.ts'
import { GameList } from './game-list.tsx'
import { ImportGames } from './import-games.tsx'
import { useOnlineGames } from './use-online-games.ts'
import '../kit/list.css'
import './history.css'

/** All games of a person, on this device and online, and an import for others. */
export function HistoryPage() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>()
  const [removing, setRemoving] = useState<readonly string[]>([])
  const online = useOnlineGames()
  const refreshCount = useRefreshCount()
  const refresh = () => listPlayedGames().then(setGames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every refresh
  useEffect(() => {
    refresh()
  }, [refreshCount])

  async function removeAll(): Promise<void> {
    for (const id of removing) await savedGames.remove(id)
    await refresh()
  }

  return (
    <>
      <Header section="history" />
      <Page class="history">
        <Heading title={historyText.title} />
        <p class="lead">{historyText.lead}</p>
        {games?.length === 0 && online.games.length === 0 && <p class="history-none">{historyText.none}</p>}
        <GameList
          title={historyText.unfinished}
          games={games?.filter(game => !game.finished) ?? []}
          removeAllLabel={historyText.removeUnfinished}
          remove={setRemoving}
        />
        <StatisticsLinks games={games ?? []} />
        <GameList
          title={historyText.finished}
          games={games?.filter(game => game.finished) ?? []}
          online={online}
          remove={setRemoving}
        />
        <ImportGames onImported={refresh} />
      </Page>
      {removing.length > 0 && (
        <Confirm
          title={historyText.removeTitle(removing.length)}
          text={historyText.removeText}
          yes={historyText.remove}
          confirm={removeAll}
          close={() => setRemoving([])}
        />
      )}
    </>
  )
}

/** How many games of each type were played, with links to their statistics. */
function StatisticsLinks({ games }: { readonly games: readonly SavedGameWithSummary[] }) {
  const played = gameCards.flatMap(({ id, title }) => {
    const same = games.filter(game => game.saved.record.game === id && countsInStatistics(game))
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
