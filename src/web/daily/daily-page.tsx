import { useEffect, useState } from 'preact/hooks'
import { formatDay } from '#app/text/en/day.ts'
import { dailySeed, utcDay } from '#kernel/daily.ts'
import { validateParams } from '#kernel/options.ts'
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
export function DailyPage({ game, daily, day }: DailyPageProps) {
  const [loaded, again] = useLoaded(() => loadGame(game), game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const loadedGame = loaded.value
  const today = utcDay(clock.now())
  const known = Object.hasOwn(loadedGame.puzzles?.dailies ?? {}, daily)
  if (!known || (day && (!isValidDay(day) || day > today)))
    return <NotFound text={known ? notFoundText.notYet : notFoundText.text} />
  return <DailyStart loadedGame={loadedGame} daily={daily} day={day ?? today} />
}

interface DailyStartProps {
  readonly loadedGame: LoadedGame
  readonly daily: string
  readonly day: string
}

function DailyStart({ loadedGame, daily, day }: DailyStartProps) {
  const { card, rules, puzzles } = loadedGame
  const [refusal, setRefusal] = useState('')
  const generator = useGenerator(loadedGame)

  async function enter(): Promise<void> {
    setRefusal('')
    const seed = dailySeed(daily, day)
    const begun = (await savedGames.list()).find(
      ({ saved: { record } }) => record.game === rules.id && record.seed === seed,
    )
    if (begun) return navigate(tablePath(rules.id, begun.id), 'replace')
    const params = validateParams<object>(rules, puzzles!.dailies![daily]!)
    if (!params.ok)
      throw new Error(`The daily puzzle ${daily} of ${rules.id} cannot be: ${params.rejection.code}`)
    setRefusal(await generator.play({ params: params.value, seed }, 'replace'))
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
          <Heading title={card.dailies?.[daily]?.name ?? card.title} />
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

function isValidDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && utcDay(Date.parse(`${text}T00:00Z`)) === text
}
