import { computeStatistics } from '#session/figures.ts'
import { clock } from '../device.ts'
import { type LoadedGame, loadGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { loadPuzzleResults } from '../solo/later/played-games.ts'
import { loadSavedTables } from '../table/kept-tables.ts'
import { MatchStatisticsView } from './contest-figures.tsx'
import { matchStatisticsOf } from './contests.ts'
import { PuzzleStatisticsView } from './puzzle-figures.tsx'
import { statisticsWords } from './words.ts'
import './figures.css'

/** What was played on this device, and how it went. */
export function StatisticsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => load(game), game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { parlour, shown } = loaded.value
  return (
    <>
      <Header section="history" />
      <Page class="figures-page">
        <div>
          <Heading title={statisticsWords.title(parlour.words.title)} />
          <p class="lead">{statisticsWords.lead}</p>
        </div>
        {shown}
        <div class="buttons">
          <Link to={setupPath(game)} class="pill primary">
            {parlour.solo ? statisticsWords.choose : statisticsWords.play}
          </Link>
          <Link to="/history" class="pill">
            {statisticsWords.history}
          </Link>
        </div>
      </Page>
    </>
  )
}

async function load(game: string) {
  const parlour = await loadGame(game)
  return { parlour, shown: await renderStatistics(parlour) }
}

async function renderStatistics(parlour: LoadedGame) {
  if (parlour.solo)
    return (
      <PuzzleStatisticsView
        parlour={parlour}
        figures={computeStatistics(await loadPuzzleResults(parlour), clock.now())}
      />
    )
  return (
    <MatchStatisticsView
      parlour={parlour}
      statistics={matchStatisticsOf(parlour, await loadSavedTables(parlour))}
    />
  )
}
