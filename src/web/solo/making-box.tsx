import { shown } from '../kit/figures.ts'
import { shellWords } from '../words.ts'
import type { Making } from './use-making.ts'
import { makingWords } from './words.ts'
import './making-box.css'

interface MakingBoxProps {
  readonly making: Making
  readonly title?: string
}

/** While a puzzle is made: how far it is, and a way out. */
export function MakingBox({ making, title = makingWords.title }: MakingBoxProps) {
  const { progress, cancel } = making
  if (!progress) return null
  return (
    <div class="panel-box making">
      <div role="status">
        <p>
          <strong>{title} …</strong>
        </p>
      </div>
      <p class="soft figures">
        {progress.done > 0 ? makingWords.steps(shown(progress.done)) : makingWords.patience}
      </p>
      <progress
        {...(progress.of && { value: Math.min(progress.done, progress.of), max: progress.of })}
        aria-label={title}
      />
      <button type="button" class="pill" onClick={cancel}>
        {shellWords.cancel}
      </button>
    </div>
  )
}
