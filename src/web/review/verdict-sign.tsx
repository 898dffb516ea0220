import type { Verdict } from '#kernel/game.ts'
import { reviewWords } from './words.ts'

const SHAPES: Readonly<Record<Verdict | 'unknown', string>> = {
  kept: 'M4 10.5L8.2 14.5L16 5.5',
  threw: 'M10 3L18 17H2ZM10 8V12M10 14.2V14.6',
  lost: 'M4.5 10H15.5',
  unknown: 'M10 9.9V10.1',
}

/** What became of a win, by a shape: a tick, a warning triangle, a dash, a dot. */
export function VerdictSign({ verdict }: { readonly verdict: Verdict | undefined }) {
  const known = verdict ?? 'unknown'
  return (
    <svg class={`verdict ${known}`} viewBox="0 0 20 20" role="img" aria-label={reviewWords.verdicts[known]}>
      <path d={SHAPES[known]} />
    </svg>
  )
}
