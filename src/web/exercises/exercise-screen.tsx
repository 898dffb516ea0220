import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { playerRating } from '#app/exercises/exercise-log.ts'
import { exercisePlayers } from '#app/exercises/exercise-players.ts'
import type { ExerciseSeries } from '#app/exercises/exercise-series.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { ExerciseSession } from '#session/exercise/exercise-session.ts'
import { cellsInMove } from '#session/lesson/lesson-session.ts'
import { exerciseRefusalText } from '#session/text/en/exercise.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock, engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { focusBoard, GuidedTable } from '../play/guided-table.tsx'
import { useAnnouncements } from '../play/use-announcements.ts'
import { usePlay } from '../play/use-play.ts'
import { exercisePath, exercisesPath } from '../router.ts'
import { EmbedBar } from '../shell/embed-bar.tsx'
import { HeaderBar } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'
import { setupText } from '../text/en/shell.ts'
import { ExerciseActions } from './exercise-actions.tsx'
import { ExerciseBox } from './exercise-box.tsx'
import '../lessons/first-steps.css'
import './exercises.css'

/** In a challenge the next exercise comes by itself, after a moment to see the answer. */
const PAUSE_MS = { solved: 700, failed: 1_800 }

interface ExerciseScreenProps {
  readonly loadedGame: LoadedGame
  readonly series: ExerciseSeries
  readonly id: string
  readonly exercise: Exercise
  /** In a frame of another site, where it takes no focus and keeps no results. */
  readonly isFramed?: boolean
  next(): void
  /** Begins another one. */
  restart(): void
}

/** One exercise on the game's own board. */
export function ExerciseScreen(props: ExerciseScreenProps) {
  const { loadedGame, series, id, exercise, isFramed = false, next } = props
  const { rules } = loadedGame
  const text = useMemo(
    () => ({ ...loadedGame.text, refusals: { ...loadedGame.text.refusals, ...exerciseRefusalText } }),
    [loadedGame],
  )
  const [ratingBefore] = useState(() => playerRating(series.log()).rating)
  const [startedAt] = useState(() => clock.now())
  const [session] = useState(
    () =>
      new ExerciseSession({
        rules,
        exercise,
        engineClient,
        players: seat => exercisePlayers(loadedGame, seat, setupText.defaultName),
        onEnd: end => series.record(end, exercise, clock.now() - startedAt),
      }),
  )
  useEffect(() => session.close, [session])
  const play = usePlay(loadedGame, session, rejection => localRejectionSentence(rejection, text))
  const { snapshot, people } = play
  const progress = session.progress()
  const { phase, verdict } = progress
  const field = useRef<HTMLInputElement>(null)
  useAnnouncements(loadedGame, snapshot, people)

  const goal = text.exercises?.[exercise.kind]?.goal(exercise.goal) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning of each try
  useEffect(() => {
    if (phase !== 'solving' || snapshot.log.length > 0) return
    announce(goal)
    return isFramed ? undefined : focusBoard()
  }, [phase])
  useEffect(() => {
    if (verdict) announce(text.note(verdict.note))
  }, [verdict, text])

  const isChallengeOn = series.challenge !== undefined && !series.isChallengeOver()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an exercise of a challenge has ended
  useEffect(() => {
    if (!isChallengeOn || (phase !== 'solved' && phase !== 'failed')) return
    return clock.after(PAUSE_MS[phase], next)
  }, [phase, isChallengeOn])

  return (
    <div class="table-screen first-screen exercise-screen">
      {isFramed ? (
        <EmbedBar title={loadedGame.card.title} fullPagePath={exercisePath(loadedGame.id, id)} />
      ) : (
        <HeaderBar game={loadedGame.card}>
          <Link to={exercisesPath(loadedGame.id)} class="pill quiet">
            {exercisesPageText.leave}
          </Link>
        </HeaderBar>
      )}
      <GuidedTable
        loadedGame={{ ...loadedGame, text }}
        play={play}
        tableId={`exercise-${id}`}
        field={field}
        isOver={phase === 'solved' || phase === 'failed'}
        retry={session.retry}
        actions={
          !series.challenge &&
          !isFramed && <ExerciseActions game={loadedGame.id} id={id} isOfDay={series.name === 'daily'} />
        }
      >
        <ExerciseBox
          {...props}
          goal={goal}
          session={session}
          progress={progress}
          ratingBefore={ratingBefore}
          showHint={play.hint}
          showAnswer={() =>
            play.showMessage({
              kind: 'hint',
              text: exerciseText.answers(exercise.answers),
              cells: exercise.answers.flatMap(cellsInMove),
            })
          }
        />
      </GuidedTable>
    </div>
  )
}
