import { formatCount } from '../kit/format-count.ts'
import { reviewText } from '../text/en/review.ts'
import type { Review } from './use-review.ts'

/** The progress of the review, with buttons to stop and to restart it. */
export function ReviewProgress({ review }: { readonly review: Review }) {
  const { status, start, stop } = review
  if (status.kind === 'done') return null
  if (status.kind === 'working')
    return (
      <div class="judging">
        <p role="status">
          {reviewText.judging}
          {status.progress && (
            <span class="soft figures"> {reviewText.judgingCount(formatCount(status.progress.done))}</span>
          )}
        </p>
        <button type="button" class="pill" onClick={stop}>
          {reviewText.stop}
        </button>
      </div>
    )
  return (
    <div class="judging">
      <p role="status">{status.kind === 'stopped' ? reviewText.stopped : reviewText.failed(status.why)}</p>
      <button type="button" class="pill" onClick={start}>
        {reviewText.judge}
      </button>
    </div>
  )
}
