import { useState } from 'preact/hooks'
import { type ExerciseLog, exerciseOfDayState } from '#app/exercises/exercise-log.ts'
import { readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import type { SeriesName } from '#app/exercises/exercise-series.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { hasOwnMistakes, openMistakes } from '#app/exercises/own-mistakes.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import { utcDay } from '#kernel/daily.ts'
import { clock } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { exercisePath, mapPath, setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'
import { tableText } from '../text/en/shell.ts'
import { AttemptList } from './attempt-list.tsx'
import { ExerciseStatisticsView } from './exercise-statistics-view.tsx'
import { useMistakeSearch } from './use-mistake-search.ts'
import './exercises.css'

/** The exercises of a game, with the player's results. */
export function OverviewPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => loadGame(game), `exercises ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value.exercises) return <NotFound />
  return <Overview loadedGame={loaded.value} />
}

function Overview({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { id, card } = loadedGame
  const [log, setLog] = useState(() => readExerciseLog(preferences, id))
  const searching = useMistakeSearch(loadedGame, () => setLog(readExerciseLog(preferences, id)))
  return (
    <>
      <Header section="learn" />
      <Page class="stack exercises">
        <div>
          <Heading title={exerciseText.ofGame(card.title)} />
          <p class="lead">{exerciseText.lead}</p>
        </div>
        <SeriesList loadedGame={loadedGame} log={log} searching={searching} />
        <Kinds loadedGame={loadedGame} />
        <ExerciseStatisticsView loadedGame={loadedGame} log={log} />
        <AttemptList loadedGame={loadedGame} log={log} />
        <div class="buttons">
          {loadedGame.face.loadFirstMoveMap && (
            <Link to={mapPath(id)} class="pill">
              {tableText.map}
            </Link>
          )}
          <Link to={setupPath(id)} class="pill">
            {tableText.newGame}
          </Link>
        </div>
      </Page>
    </>
  )
}

interface SeriesListProps {
  readonly loadedGame: LoadedGame
  readonly log: ExerciseLog
  /** In how many games mistakes are being looked for. */
  readonly searching: number
}

/** The ways to solve exercises, with how far the player has come. */
function SeriesList({ loadedGame, log, searching }: SeriesListProps) {
  const { bestChallenges } = computeExerciseStatistics(log)
  const waiting = openMistakes(log).length
  const states: Readonly<Record<SeriesName, string | undefined>> = {
    next: undefined,
    daily: exerciseText.dailyDone[exerciseOfDayState(log, utcDay(clock.now()))],
    streak: bestChallenges.streak === undefined ? undefined : exercisesPageText.best(bestChallenges.streak),
    timed: bestChallenges.timed === undefined ? undefined : exercisesPageText.best(bestChallenges.timed),
    mistakes: searching > 0 ? exerciseText.searching(searching) : exerciseText.waitingMistakes(waiting),
    bookmarks: exercisesPageText.count(log.bookmarks.length),
  }
  const names = (Object.keys(states) as SeriesName[]).filter(
    name => name !== 'mistakes' || hasOwnMistakes(loadedGame.rules),
  )
  const isEmpty = { mistakes: waiting === 0, bookmarks: log.bookmarks.length === 0 } as const
  return (
    <ul class="exercise-choices">
      {names.map(name => {
        const { name: title, help } = exerciseText.series[name]
        return (
          <li key={name} class="panel-box exercise-choice">
            <h2>{title}</h2>
            <p class="soft">{help}</p>
            <div class="buttons">
              {(isEmpty as Partial<Record<SeriesName, boolean>>)[name] ? null : (
                <Link
                  to={exercisePath(loadedGame.id, name)}
                  class={name === 'next' ? 'pill primary' : 'pill'}
                  label={exercisesPageText.startOf(title)}
                >
                  {exercisesPageText.start}
                </Link>
              )}
              {states[name] && (
                <span class="soft figures" role={name === 'mistakes' ? 'status' : undefined}>
                  {states[name]}
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The kinds of exercises, each with a way to practise it alone. */
function Kinds({ loadedGame: { id, exercises, text } }: { readonly loadedGame: LoadedGame }) {
  return (
    <section class="panel-box exercise-kinds" aria-labelledby="exercise-kinds">
      <h2 id="exercise-kinds">{exercisesPageText.kinds}</h2>
      {text.exercisesNote && <p>{text.exercisesNote}</p>}
      <dl>
        {Object.keys(exercises!).map(kind => {
          const { name, explanation } = text.exercises![kind]!
          return (
            <div key={kind}>
              <dt>{name}</dt>
              <dd>
                {explanation}{' '}
                <Link to={exercisePath(id, 'next', kind)} label={exercisesPageText.onlyOf(name)}>
                  {exercisesPageText.only}
                </Link>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
