import { useEffect, useRef } from 'preact/hooks'
import type { FirstStep } from '#kernel/lesson.ts'
import type { ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { useHeading } from '../shell/page.tsx'
import { setupWords } from '../words.ts'
import { LessonsDoor } from './lessons-door.tsx'
import { stepWords } from './words.ts'

/** Which step it is, counted from 1. */
export interface StepPlace {
  readonly at: number
  readonly of: number
}

interface FirstStepBoxProps {
  readonly parlour: ParlourGame
  readonly step: FirstStep
  readonly place: StepPlace
  /** What was said to the last try. */
  readonly answered: string | undefined
  readonly learned: boolean
  show(): void
  next(): void
}

/** What a step is about, what was answered to it, and the way on. */
export function FirstStepBox(props: FirstStepBoxProps) {
  const { parlour, step, place, answered, learned, show } = props
  const heading = useHeading(stepWords.tab(parlour.words.title, place.at, place.of))
  return (
    <section class="panel-box first-step" aria-labelledby="first-step-heading">
      <div class="first-text">
        <p class="soft figures first-place">
          <span class="first-dots" aria-hidden="true">
            {Array.from({ length: place.of }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <i key={index} class={index < place.at ? 'first-dot reached' : 'first-dot'} />
            ))}
          </span>
          {stepWords.place(place.at, place.of)}
        </p>
        <h1 id="first-step-heading" ref={heading} tabIndex={-1}>
          {step.heading}
        </h1>
        <div class="first-say">
          {/* Out of sight it still keeps its place, so that the board does not move when it is answered. */}
          <div class={answered ? 'first-said' : undefined}>
            {step.say.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {answered && (
            <div>
              <p class="first-answer">{answered}</p>
              {!learned && <p>{step.say.at(-1)}</p>}
            </div>
          )}
        </div>
      </div>
      <div class="buttons first-buttons">
        {learned ? (
          <Onward {...props} />
        ) : (
          <button type="button" class="pill" onClick={show}>
            {stepWords.show}
          </button>
        )}
      </div>
    </section>
  )
}

/** The next step; after the last one, the game itself. It has the focus, so that Enter goes on. */
function Onward({ parlour, place, next }: FirstStepBoxProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelector<HTMLElement>('.primary')?.focus(), [])
  return (
    <div class="buttons" ref={row}>
      {place.at < place.of ? (
        <button type="button" class="pill primary" onClick={next}>
          {stepWords.next}
        </button>
      ) : (
        <>
          <Link to={setupPath(parlour.game.id)} class="pill primary">
            {setupWords.play}
          </Link>
          <LessonsDoor parlour={parlour} />
        </>
      )}
    </div>
  )
}
