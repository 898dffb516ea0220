import { useState } from 'preact/hooks'
import { type ExerciseLog, isSolved } from '#app/exercises/exercise-log.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import { formatDate } from '../format-date.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { exercisePath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'

const PAGE = 20

interface AttemptListProps {
  readonly loadedGame: LoadedGame
  readonly log: ExerciseLog
}

/** The exercises that were tried, the last one first, each with a link to solve it again. */
export function AttemptList({ loadedGame: { id, text }, log }: AttemptListProps) {
  const [shown, setShown] = useState(PAGE)
  const attempts = log.attempts.toReversed()
  if (attempts.length === 0) return null
  const more = Math.min(PAGE, attempts.length - shown)
  return (
    <section class="panel-box exercise-archive" aria-labelledby="exercise-archive">
      <h2 id="exercise-archive">{exerciseText.archive}</h2>
      <ol class="figures">
        {attempts.slice(0, shown).map(attempt => {
          const result = isSolved(attempt) ? 'solved' : 'failed'
          return (
            <li key={attempt.id}>
              <span class={`exercise-mark ${result}`} role="img" aria-label={exerciseText.dailyDone[result]}>
                {result === 'solved' ? '✓' : '✕'}
              </span>
              <Link to={exercisePath(id, attempt.id)}>
                {text.exercises?.[attempt.kind]?.name ?? attempt.kind}, {exerciseText.rated(attempt.rating)}
              </Link>
              <span class="soft">{formatDate(attempt.at)}</span>
            </li>
          )
        })}
      </ol>
      {more > 0 && (
        <button type="button" class="pill" onClick={() => setShown(shown + PAGE)}>
          {exercisesPageText.more(more)}
        </button>
      )}
    </section>
  )
}
