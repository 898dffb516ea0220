import { useState } from 'preact/hooks'
import { type ArchiveDay, archiveMonth, monthBeside, monthOf } from '#app/daily-archive.ts'
import { computeStatistics, loadPuzzleResults } from '#app/statistics.ts'
import { formatDay, formatMonth } from '#app/text/en/day.ts'
import { utcDay } from '#kernel/daily.ts'
import { clock, savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { dailyPath, setupPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { archiveText } from '../text/en/archive.ts'
import { dailyText, tableText } from '../text/en/shell.ts'
import './archive.css'

/** The daily puzzles of a game, month by month. */
export function ArchivePage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    const games = await savedGames.list()
    const results = await loadPuzzleResults(savedGames, loadedGame)
    return { loadedGame, games, streak: computeStatistics(results, clock.now()).streak }
  }, `archive ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, games, streak } = loaded.value
  if (!loadedGame.card.dailies) return <NotFound />
  return (
    <>
      <Header />
      <Page class="stack archive">
        <div>
          <Heading title={archiveText.title(loadedGame.card.title)} />
          <p class="lead">{archiveText.lead}</p>
          <p class="figures">{archiveText.streak(streak.current, streak.longest)}</p>
        </div>
        <Months loadedGame={loadedGame} games={games} />
        <Link to={setupPath(game)} class="pill">
          {tableText.newGame}
        </Link>
      </Page>
    </>
  )
}

interface MonthsProps {
  readonly loadedGame: LoadedGame
  readonly games: readonly SavedGameWithSummary[]
}

function Months({ loadedGame: { id, card }, games }: MonthsProps) {
  const today = utcDay(clock.now())
  const [month, setMonth] = useState(monthOf(today))
  const earlier = monthBeside(month, -1, today)
  const later = monthBeside(month, 1, today)
  return (
    <>
      <div class="archive-months">
        <button type="button" class="pill" disabled={!earlier} onClick={() => setMonth(earlier ?? month)}>
          {archiveText.earlier}
        </button>
        <h2 aria-live="polite">{formatMonth(month)}</h2>
        <button type="button" class="pill" disabled={!later} onClick={() => setMonth(later ?? month)}>
          {archiveText.later}
        </button>
      </div>
      <div class="archive-calendars">
        {Object.entries(card.dailies ?? {}).map(([daily, { name }]) => {
          const { days, daysBefore } = archiveMonth({ game: id, name: daily }, games, month, today)
          return (
            <section key={daily} class="panel-box calendar" aria-label={`${name}, ${formatMonth(month)}`}>
              <h3>{name}</h3>
              <div class="calendar-week" aria-hidden="true">
                {archiveText.days.map(day => (
                  <span key={day} class="soft">
                    {day}
                  </span>
                ))}
              </div>
              <ol class="calendar-days figures">
                {days.map((day, index) => (
                  <li key={day.day} style={index === 0 ? { gridColumnStart: daysBefore + 1 } : undefined}>
                    <Day
                      day={day}
                      name={name}
                      path={dailyPath(id, daily, day.day)}
                      isToday={day.day === today}
                    />
                  </li>
                ))}
              </ol>
            </section>
          )
        })}
      </div>
    </>
  )
}

interface DayProps {
  readonly day: ArchiveDay
  readonly name: string
  readonly path: string
  readonly isToday: boolean
}

function Day({ day: { day, date, state }, name, path, isToday }: DayProps) {
  if (!state) return <span class="day soft">{date}</span>
  const words = state.kind === 'solved' ? dailyText.solved(undefined) : dailyText.states[state.kind]
  return (
    <Link
      to={path}
      class={`day day-${state.kind}`}
      current={isToday}
      label={archiveText.dayLabel(formatDay(day), name, words)}
    >
      {date}
    </Link>
  )
}
