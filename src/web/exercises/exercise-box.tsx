import { useEffect, useRef, useState } from 'preact/hooks'
import { formatDuration } from '#app/duration.ts'
import { timeLeftMs } from '#app/exercises/exercise-challenge.ts'
import { playerRating } from '#app/exercises/exercise-log.ts'
import type { ExerciseSeries } from '#app/exercises/exercise-series.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import type { Exercise } from '#kernel/exercise.ts'
import type { ExerciseProgress, ExerciseSession } from '#session/exercise/exercise-session.ts'
import { clock } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { useHeading } from '../shell/page.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'

interface ExerciseBoxProps {
  readonly loadedGame: LoadedGame
  readonly series: ExerciseSeries
  readonly id: string
  readonly exercise: Exercise
  readonly goal: string
  readonly session: ExerciseSession
  readonly progress: ExerciseProgress
  readonly ratingBefore: number
  readonly isFramed?: boolean
  showHint(): void
  showAnswer(): void
  next(): void
  restart(): void
}

/** The goal of an exercise, the answer to the last move, and the buttons. */
export function ExerciseBox(props: ExerciseBoxProps) {
  const { loadedGame, series, exercise, goal, progress, isFramed } = props
  const heading = useHeading(exercisesPageText.of(loadedGame.card.title))
  const name = loadedGame.text.exercises?.[exercise.kind]?.name ?? exercise.kind
  const hasEnded = progress.phase === 'solved' || progress.phase === 'failed'
  return (
    <section class="panel-box first-step exercise-box" aria-labelledby="exercise-goal">
      <div class="first-text">
        <p class="soft figures first-place">
          <span>{name}</span>
          {series.challenge ? <ChallengeState series={series} /> : !isFramed && <RatingNow {...props} />}
        </p>
        <h1 id="exercise-goal" ref={heading} tabIndex={-1}>
          {goal}
        </h1>
        <p class={`exercise-feedback ${progress.phase}`}>
          {feedback(props)}
          {/* How difficult it is would be a hint. Above the goal there is no room for it, so the board would move. */}
          {hasEnded && <span class="soft exercise-rated"> {exercisesPageText.rated(exercise.rating)}</span>}
        </p>
      </div>
      {series.isChallengeOver() ? <ChallengeOver {...props} /> : <Buttons {...props} hasEnded={hasEnded} />}
    </section>
  )
}

function feedback({ loadedGame, progress, exercise, series }: ExerciseBoxProps): string {
  const { phase, verdict, credit } = progress
  if (series.isChallengeOver() && series.challenge?.mode === 'timed') return ''
  if (phase === 'judging') return exerciseText.judging
  if (phase === 'failed' && !verdict) return exerciseText.gaveUp(exercise.answers)
  if (!verdict) return ''
  const said = loadedGame.text.note(verdict.note)
  return phase === 'solved' && credit === 0 ? `${said} ${exerciseText.practice}` : said
}

function RatingNow({ series, progress, ratingBefore }: ExerciseBoxProps) {
  const before = Math.round(ratingBefore)
  const now = progress.credit === undefined ? before : Math.round(playerRating(series.log()).rating)
  return <span class="exercise-rating">{exerciseText.yourRating(now, now - before)}</span>
}

const TICK_MS = 250

/** How many are solved, and the time that is left. */
function ChallengeState({ series }: { readonly series: ExerciseSeries }) {
  const [, setTick] = useState(0)
  const { mode, solved } = series.challenge!
  useEffect(() => {
    if (mode !== 'timed') return
    const timer = setInterval(() => {
      series.endChallenge()
      setTick(tick => tick + 1)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [series, mode])
  return (
    <span class="exercise-rating figures">
      {exerciseText.challengeNow[mode](solved)}
      {mode === 'timed' &&
        ` · ${exerciseText.timeLeft(formatDuration(timeLeftMs(series.challenge!, clock.now())))}`}
    </span>
  )
}

function Buttons(props: ExerciseBoxProps & { readonly hasEnded: boolean }) {
  const { session, exercise, series, progress, hasEnded, showHint, showAnswer, next } = props
  const isChallenge = series.challenge !== undefined
  return (
    <div class="buttons first-buttons exercise-buttons">
      {hasEnded && !isChallenge && <NextButton onClick={next} />}
      {hasEnded && !isChallenge && progress.phase === 'failed' && (
        <button type="button" class="pill" onClick={session.tryAgain}>
          {exercisesPageText.again}
        </button>
      )}
      {progress.phase === 'failed' && !isChallenge && progress.verdict && (
        <button type="button" class="pill" onClick={showAnswer}>
          {exercisesPageText.show}
        </button>
      )}
      {!hasEnded && exercise.hints && !isChallenge && (
        <button type="button" class="pill" title={exercisesPageText.cost} onClick={showHint}>
          {exercisesPageText.hint}
        </button>
      )}
      {!hasEnded && !isChallenge && (
        <button type="button" class="pill" onClick={session.giveUp}>
          {exercisesPageText.show}
        </button>
      )}
    </div>
  )
}

/** It has the focus, so that Enter goes on. */
function NextButton({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button type="button" class="pill primary" ref={button} onClick={onClick}>
      {exercisesPageText.next}
    </button>
  )
}

/** The end of a challenge, with the way to another. */
function ChallengeOver({ series, restart }: ExerciseBoxProps) {
  const { mode, solved } = series.challenge!
  const challenges = series.log().challenges.slice(0, -1)
  const best = computeExerciseStatistics({ ...series.log(), challenges }).bestChallenges[mode] ?? 0
  const over = `${exerciseText.challengeOver(mode, solved)} ${exerciseText.challengeBest(best, solved > best)}`
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    announce(over)
    button.current?.focus({ preventScroll: true })
  }, [over])
  return (
    <div class="exercise-over">
      <p>
        <strong>{over}</strong>
      </p>
      <div class="buttons">
        <button type="button" class="pill primary" ref={button} onClick={restart}>
          {exercisesPageText.newChallenge}
        </button>
      </div>
    </div>
  )
}
