import { measurableGames } from '#app/accuracy.ts'
import { matchStatisticsOf } from '#app/match-statistics.ts'
import { computeStatistics, loadPuzzleResults, loadSavedTables } from '#app/statistics.ts'
import { clock, savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { statisticsText } from '../text/en/statistics.ts'
import { MatchStatisticsView } from './match-statistics-view.tsx'
import { PuzzleStatisticsView } from './puzzle-statistics-view.tsx'
import './statistics.css'

/** The statistics of one game, from the games on this device. */
export function StatisticsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => load(game), game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, shown } = loaded.value
  return (
    <>
      <Header section="history" />
      <Page class="figures-page">
        <div>
          <Heading title={statisticsText.title(loadedGame.card.title)} />
          <p class="lead">{statisticsText.lead}</p>
        </div>
        {shown}
        <div class="buttons">
          <Link to={setupPath(game)} class="pill primary">
            {loadedGame.puzzle ? statisticsText.choose : statisticsText.play}
          </Link>
          <Link to="/history" class="pill">
            {statisticsText.history}
          </Link>
        </div>
      </Page>
    </>
  )
}

async function load(game: string) {
  const loadedGame = await loadGame(game)
  return { loadedGame, shown: await renderStatistics(loadedGame) }
}

async function renderStatistics(loadedGame: LoadedGame) {
  if (loadedGame.puzzle)
    return (
      <PuzzleStatisticsView
        loadedGame={loadedGame}
        figures={computeStatistics(await loadPuzzleResults(savedGames, loadedGame), clock.now())}
      />
    )
  return (
    <MatchStatisticsView
      loadedGame={loadedGame}
      statistics={matchStatisticsOf(loadedGame, await loadSavedTables(savedGames, loadedGame))}
      measurable={await measurableGames(savedGames, loadedGame)}
    />
  )
}
