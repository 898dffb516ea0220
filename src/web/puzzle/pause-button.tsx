import { formatDuration } from '#app/duration.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { useNow } from '../play/use-now.ts'
import { useSettings } from '../settings/settings.ts'
import type { PuzzleContext } from './puzzle-context.ts'
import { pause } from './use-pause.ts'
import { puzzleWords } from './words.ts'

/** The time, unless it is hidden, as a button that stops it: for a board that has its controls around it. */
export function PauseButton({ play, session }: PuzzleContext) {
  const { stopwatch } = play.snapshot
  const now = useNow(stopwatch?.since != null)
  const isShown = useSettings().stopwatch === 'shown'
  if (!stopwatch) return null
  return (
    <button type="button" class="pill" onClick={() => pause(session)}>
      <span>{puzzleWords.pause}</span>{' '}
      {isShown && <small class="figures">{formatDuration(elapsedMs(stopwatch, now))}</small>}
    </button>
  )
}
