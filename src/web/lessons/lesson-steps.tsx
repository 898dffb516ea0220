import { lessonText } from '../text/en/lessons.ts'

interface LessonStepsProps {
  readonly steps: readonly { readonly heading: string; readonly done: boolean }[]
  readonly at: number
  go(step: number): void
}

/** All lessons by number and name, with a tick on those that are done and a mark on the present one. */
export function LessonSteps({ steps, at, go }: LessonStepsProps) {
  return (
    <nav aria-label={lessonText.steps}>
      <ol class="steps">
        {steps.map(({ heading, done }, index) => (
          <li key={heading}>
            <button
              type="button"
              class={`lesson-step ${done ? 'step-done' : ''}`}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span class="step-number" aria-hidden={done}>
                {done ? '✓' : index + 1}
              </span>
              <span class="step-name">{heading}</span>
              {done && <span class="visually-hidden">{lessonText.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
