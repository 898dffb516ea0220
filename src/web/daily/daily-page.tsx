import { useEffect, useState } from 'preact/hooks'
import { checkedSetup } from '#kernel/options.ts'
import { dailySeed, utcDay } from '#session/daily.ts'
import { dayWords } from '#session/day-words.ts'
import { clock, shelf } from '../device.ts'
import { loadGame, type ParlourGame } from '../parlour.ts'
import { navigate, tablePath } from '../router.ts'
import { ME } from '../setup/company.ts'
import { Header } from '../shell/header.tsx'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Missing } from '../shell/missing.tsx'
import { missingWords } from '../shell/missing-words.ts'
import { Heading, Page } from '../shell/page.tsx'
import { MakingBox } from '../solo/making-box.tsx'
import { useMaking } from '../solo/use-making.ts'
import { startGame } from '../table/games.ts'
import { dailyWords, shellWords } from '../words.ts'

interface DailyPageProps {
  readonly game: string
  readonly daily: string
  readonly day?: string | undefined
}

/** The way to a daily puzzle: to the one that was begun, or to a new one. */
export function DailyPage({ game, daily, day }: DailyPageProps) {
  const [loaded, again] = useLoaded(() => loadGame(game), game)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const parlour = loaded.value
  const today = utcDay(clock.now())
  const known = Object.hasOwn(parlour.game.dailies ?? {}, daily)
  if (!known || (day && (!isDay(day) || day > today)))
    return <Missing text={known ? missingWords.notYet : missingWords.text} />
  return <Door parlour={parlour} daily={daily} day={day ?? today} />
}

interface DoorProps {
  readonly parlour: ParlourGame
  readonly daily: string
  readonly day: string
}

function Door({ parlour, daily, day }: DoorProps) {
  const { game, words } = parlour
  const [refusal, setRefusal] = useState('')
  const making = useMaking(parlour)

  async function enter(): Promise<void> {
    setRefusal('')
    const seed = dailySeed(daily, day)
    const begun = (await shelf.list()).find(
      ({ saved: { record } }) => record.game === game.id && record.seed === seed,
    )
    if (begun) return navigate(tablePath(game.id, begun.id), 'replace')
    const setup = checkedSetup<object>(game, game.dailies![daily]!)
    if (!setup.ok)
      throw new Error(`The daily puzzle ${daily} of ${game.id} cannot be: ${setup.rejection.code}`)
    const made = await making.make({ setup: setup.value, seed })
    if (!made.ok) return setRefusal(made.why)
    const started = await startGame(parlour, made.setup, [ME], seed)
    if (started.ok) navigate(tablePath(game.id, started.id), 'replace')
    else setRefusal(shellWords.shelfFull)
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
          <Heading title={words.dailies?.[daily] ?? words.title} />
          <p class="lead">{dailyWords.day(dayWords(day))}</p>
        </div>
        <MakingBox making={making} />
        {refusal && (
          <>
            <p class="message refused" role="alert">
              {refusal}
            </p>
            <div class="buttons">
              <button type="button" class="pill primary" onClick={enter}>
                {shellWords.tryAgain}
              </button>
              <Link to="/" class="pill">
                {missingWords.toLobby}
              </Link>
            </div>
          </>
        )}
      </Page>
    </>
  )
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && utcDay(Date.parse(`${text}T00:00Z`)) === text
}
