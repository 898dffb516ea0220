import { loadGame } from '../loaded-game.ts'
import { exercisesPath, setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { learnText } from '../text/en/lessons.ts'
import { tableText } from '../text/en/shell.ts'

/** The map of a game's first moves. */
export function MapPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, map: await loadedGame.face.loadFirstMoveMap?.() }
  }, `map ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, map } = loaded.value
  if (!map) return <NotFound />
  return (
    <>
      <Header section="learn" />
      <Page>
        <Heading title={learnText.firstMoves(loadedGame.card.title)} />
        <map.FirstMoveMap />
        <div class="buttons">
          <Link to={setupPath(game)} class="pill primary">
            {tableText.newGame}
          </Link>
          {loadedGame.card.hasExercises && (
            <Link to={exercisesPath(game)} class="pill">
              {tableText.exercises}
            </Link>
          )}
        </div>
      </Page>
    </>
  )
}
