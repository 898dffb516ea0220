import { useEffect, useState } from 'preact/hooks'
import { type DailyPuzzle, dailyRequest, findDailyPuzzle } from '#app/dailies.ts'
import { formatDay } from '#app/text/en/day.ts'
import { clock, savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { GeneratorProgress } from '../puzzle/generator-progress.tsx'
import { useGenerator } from '../puzzle/use-generator.ts'
import { navigate, tablePath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { notFoundText } from '../text/en/not-found.ts'
import { dailyText, shellText } from '../text/en/shell.ts'

interface DailyPageProps {
  readonly game: string
  readonly daily: string
  readonly day?: string | undefined
}

/** Leads to a daily puzzle: to the saved game of that day, or to a new one. */
export function DailyPage({ game, daily: name, day }: DailyPageProps) {
  const [loaded, again] = useLoaded(async () => {
    const [loadedGame, games] = await Promise.all([loadGame(game), savedGames.list()])
    return { loadedGame, found: findDailyPuzzle(loadedGame, games, clock.now(), { name, day }) }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, found } = loaded.value
  if (found.ok) return <DailyStart loadedGame={loadedGame} daily={found.value} />
  const { code } = found.rejection
  const isDay = code === 'invalid-day' || code === 'future-day'
  return <NotFound text={isDay ? notFoundText.notYet : notFoundText.text} />
}

interface DailyStartProps {
  readonly loadedGame: LoadedGame
  readonly daily: DailyPuzzle
}

function DailyStart({ loadedGame, daily }: DailyStartProps) {
  const { id, card } = loadedGame
  const { name, day, savedGame } = daily
  const [refusal, setRefusal] = useState('')
  const generator = useGenerator(loadedGame)

  async function enter(): Promise<void> {
    setRefusal('')
    if (savedGame) navigate(tablePath(id, savedGame.id), 'replace')
    else setRefusal(await generator.play(dailyRequest(loadedGame, daily), 'replace'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    enter()
  }, [])

  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={card.dailies?.[name]?.name ?? card.title} />
          <p class="lead">{dailyText.day(formatDay(day))}</p>
        </div>
        <GeneratorProgress generator={generator} />
        {refusal && (
          <>
            <p class="message refused" role="alert">
              {refusal}
            </p>
            <div class="buttons">
              <button type="button" class="pill primary" onClick={enter}>
                {shellText.tryAgain}
              </button>
              <Link to="/" class="pill">
                {notFoundText.toLobby}
              </Link>
            </div>
          </>
        )}
      </Page>
    </>
  )
}
