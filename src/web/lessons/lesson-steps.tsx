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
              aria-label={lessonText.step(index + 1, heading, done)}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span class="step-number" aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <span class="step-name" aria-hidden="true">
                {heading}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
