import { exerciseOfDayState } from '#app/exercises/exercise-log.ts'
import { readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import { utcDay } from '#kernel/daily.ts'
import { clock } from '../device.ts'
import { preferences } from '../preferences.ts'
import { exercisePath, exercisesPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'
import { webCards } from '../web-cards.ts'
import './exercises.css'

/** The games that have exercises. */
export function ExercisesPage() {
  return (
    <>
      <Header section="learn" />
      <Page class="stack">
        <div>
          <Heading title={exerciseText.title} />
          <p class="lead">{exercisesPageText.allLead}</p>
        </div>
        <ul class="exercise-choices">
          {webCards
            .filter(({ hasExercises }) => hasExercises)
            .map(({ id, title, accent, Picture }) => (
              <li key={id} class="panel-box exercise-game">
                <svg
                  viewBox="0 0 303 112"
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                  style={{ background: `var(--${accent}-fill)` }}
                >
                  <Picture />
                </svg>
                <h2>
                  <Link to={exercisesPath(id)}>{title}</Link>
                </h2>
                <p class="soft figures">{summary(id)}</p>
                <div class="buttons">
                  <Link to={exercisePath(id, 'next')} class="pill primary">
                    {exerciseText.series.next.name}
                  </Link>
                  <Link to={exercisePath(id, 'daily')} class="pill">
                    {exerciseText.series.daily.name}
                  </Link>
                  <span class="soft">{exerciseText.dailyDone[stateOfDay(id)]}</span>
                </div>
              </li>
            ))}
        </ul>
      </Page>
    </>
  )
}

function summary(game: string): string {
  const { tried, solved, rating } = computeExerciseStatistics(readExerciseLog(preferences, game))
  return tried === 0 ? exerciseText.noneTried : exercisesPageText.summary(rating, solved, tried)
}

function stateOfDay(game: string) {
  return exerciseOfDayState(readExerciseLog(preferences, game), utcDay(clock.now()))
}
