import type { Verdict } from '#kernel/engine.ts'
import { reviewText } from '../text/en/review.ts'

const SHAPES: Readonly<Record<Verdict | 'unknown', string>> = {
  kept: 'M4 10.5L8.2 14.5L16 5.5',
  threw: 'M10 3L18 17H2ZM10 8V12M10 14.2V14.6',
  lost: 'M4.5 10H15.5',
  best: 'M4 10.5L8.2 14.5L16 5.5',
  fair: 'M4 11.5C6 7 8.5 8 10 10S14 13 16 8.5',
  poor: 'M10 3L18 17H2ZM10 8V12M10 14.2V14.6',
  unknown: 'M10 9.9V10.1',
}

/** A shape for a verdict: a tick, a wave, a warning triangle; a dash where all was lost, a dot where it is unknown. */
export function VerdictIcon({ verdict }: { readonly verdict: Verdict | undefined }) {
  const known = verdict ?? 'unknown'
  return (
    <svg class={`verdict ${known}`} viewBox="0 0 20 20" role="img" aria-label={reviewText.verdicts[known]}>
      <path d={SHAPES[known]} />
    </svg>
  )
}
