import { figuresOf } from '#session/figures.ts'
import { clock } from '../device.ts'
import { loadGame, type ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { playedGames } from '../solo/later/played-games.ts'
import { keptTables } from '../table/kept-tables.ts'
import { ContestFigures } from './contest-figures.tsx'
import { contestsOf } from './contests.ts'
import { PuzzleFigures } from './puzzle-figures.tsx'
import { figuresWords } from './words.ts'
import './figures.css'

/** What was played on this device, and how it went. */
export function FiguresPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => load(game), game)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const { parlour, shown } = loaded.value
  return (
    <>
      <Header place="history" />
      <Page class="figures-page">
        <div>
          <Heading title={figuresWords.title(parlour.words.title)} />
          <p class="lead">{figuresWords.lead}</p>
        </div>
        {shown}
        <div class="buttons">
          <Link to={setupPath(game)} class="pill primary">
            {parlour.solo ? figuresWords.choose : figuresWords.play}
          </Link>
          <Link to="/history" class="pill">
            {figuresWords.history}
          </Link>
        </div>
      </Page>
    </>
  )
}

async function load(game: string) {
  const parlour = await loadGame(game)
  return { parlour, shown: await figuresIn(parlour) }
}

async function figuresIn(parlour: ParlourGame) {
  if (parlour.solo)
    return <PuzzleFigures parlour={parlour} figures={figuresOf(await playedGames(parlour), clock.now())} />
  return <ContestFigures parlour={parlour} contests={contestsOf(parlour, await keptTables(parlour))} />
}
