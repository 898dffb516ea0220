import { formatCount } from '../kit/format-count.ts'
import { generatorText } from '../text/en/puzzle.ts'
import { shellText } from '../text/en/shell.ts'
import type { PuzzleGenerator } from './use-generator.ts'
import './generator-progress.css'

interface GeneratorProgressProps {
  readonly generator: PuzzleGenerator
  readonly title?: string
}

/** The progress of a puzzle that is being generated, with a button that cancels it. */
export function GeneratorProgress({ generator, title = generatorText.title }: GeneratorProgressProps) {
  const { progress, cancel } = generator
  if (!progress) return null
  return (
    <div class="panel-box making">
      <div role="status">
        <p>
          <strong>{title}</strong>
        </p>
      </div>
      <p class="soft figures">
        {progress.done > 0 ? generatorText.steps(formatCount(progress.done)) : generatorText.patience}
      </p>
      <progress
        {...(progress.of && { value: Math.min(progress.done, progress.of), max: progress.of })}
        aria-label={title}
      />
      <button type="button" class="pill" onClick={cancel}>
        {shellText.cancel}
      </button>
    </div>
  )
}
