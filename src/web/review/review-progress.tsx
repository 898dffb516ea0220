import { formatCount } from '../kit/format-count.ts'
import type { Review } from './use-review.ts'
import { reviewWords } from './words.ts'

/** The progress of the review, with buttons to stop and to restart it. */
export function ReviewProgress({ review }: { readonly review: Review }) {
  const { status, start, stop } = review
  if (status.kind === 'done') return null
  if (status.kind === 'working')
    return (
      <div class="judging">
        <p role="status">
          {reviewWords.judging}
          {status.progress && (
            <span class="soft figures"> {reviewWords.judgingCount(formatCount(status.progress.done))}</span>
          )}
        </p>
        <button type="button" class="pill" onClick={stop}>
          {reviewWords.stop}
        </button>
      </div>
    )
  return (
    <div class="judging">
      <p role="status">{status.kind === 'stopped' ? reviewWords.stopped : reviewWords.failed(status.why)}</p>
      <button type="button" class="pill" onClick={start}>
        {reviewWords.judge}
      </button>
    </div>
  )
}
