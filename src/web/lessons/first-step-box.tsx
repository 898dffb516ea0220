import { useEffect, useRef } from 'preact/hooks'
import type { FirstStep } from '#kernel/lesson.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { playAtOncePath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { useHeading } from '../shell/page.tsx'
import { firstStepText } from '../text/en/lessons.ts'
import { setupText } from '../text/en/shell.ts'
import { LessonsLink } from './lessons-link.tsx'

/** The number of a step, counted from 1. */
export interface StepPosition {
  readonly number: number
  readonly total: number
}

interface FirstStepBoxProps {
  readonly loadedGame: LoadedGame
  readonly step: FirstStep
  readonly position: StepPosition
  /** The answer to the last try. */
  readonly feedback: string | undefined
  readonly isDone: boolean
  showHint(): void
  next(): void
}

/** The text of a step, the answer to the last try, and the buttons. */
export function FirstStepBox(props: FirstStepBoxProps) {
  const { loadedGame, step, position, feedback, isDone, showHint } = props
  const heading = useHeading(firstStepText.tab(loadedGame.card.title, position.number, position.total))
  return (
    <section class="panel-box first-step" aria-labelledby="first-step-heading">
      <div class="first-text">
        <p class="soft figures first-place">
          <span class="first-dots" aria-hidden="true">
            {Array.from({ length: position.total }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <i key={index} class={index < position.number ? 'first-dot reached' : 'first-dot'} />
            ))}
          </span>
          {firstStepText.place(position.number, position.total)}
        </p>
        <h1 id="first-step-heading" ref={heading} tabIndex={-1}>
          {step.heading}
        </h1>
        <div class="first-say">
          {/* Hidden by an answer it still takes its space, so that the board does not move. */}
          <div class={feedback ? 'first-said' : undefined}>
            {step.say.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {feedback && (
            <div>
              <p class="first-answer">{feedback}</p>
            </div>
          )}
        </div>
      </div>
      <div class="buttons first-buttons">
        {isDone ? (
          <NextButtons {...props} />
        ) : (
          <button type="button" class="pill" onClick={showHint}>
            {firstStepText.show}
          </button>
        )}
      </div>
    </section>
  )
}

/** The button for the next step or, after the last one, for the game. It has the focus, so that Enter goes on. */
function NextButtons({ loadedGame, position, next }: FirstStepBoxProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelector<HTMLElement>('.primary')?.focus(), [])
  return (
    <div class="buttons" ref={row}>
      {position.number < position.total ? (
        <button type="button" class="pill primary" onClick={next}>
          {firstStepText.next}
        </button>
      ) : (
        <>
          <Link to={playAtOncePath(loadedGame.rules.id)} class="pill primary">
            {setupText.play}
          </Link>
          <LessonsLink loadedGame={loadedGame} />
        </>
      )}
    </div>
  )
}
