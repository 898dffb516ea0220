import { shown } from '../kit/figures.ts'
import type { Review } from './use-review.ts'
import { reviewWords } from './words.ts'

/** How far the review is, with a way to stop it and to ask again. */
export function JudgingLine({ review }: { readonly review: Review }) {
  const { judging, start, stop } = review
  if (judging.kind === 'done') return null
  if (judging.kind === 'working')
    return (
      <div class="judging">
        <p role="status">
          {reviewWords.judging}
          {judging.progress && (
            <span class="soft figures"> {reviewWords.judgingCount(shown(judging.progress.done))}</span>
          )}
        </p>
        <button type="button" class="pill" onClick={stop}>
          {reviewWords.stop}
        </button>
      </div>
    )
  return (
    <div class="judging">
      <p role="status">
        {judging.kind === 'stopped' ? reviewWords.stopped : reviewWords.failed(judging.why)}
      </p>
      <button type="button" class="pill" onClick={start}>
        {reviewWords.judge}
      </button>
    </div>
  )
}
