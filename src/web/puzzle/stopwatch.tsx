import { formatDuration, spellOutDuration } from '#app/duration.ts'
import { elapsedMs, type Stopwatch } from '#table/stopwatch.ts'
import { useNow } from '../play/use-now.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { puzzleText } from '../text/en/puzzle.ts'
import type { PuzzleContext } from './puzzle-context.ts'
import { pause } from './use-pause.ts'

/** The time so far, which can be hidden. A screen reader reads it on request only. */
export function StopwatchDisplay({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const isShown = useSettings().stopwatch === 'shown'
  return (
    <div class="puzzle-time">
      {isShown ? <RunningTime stopwatch={stopwatch} /> : <span class="soft">{puzzleText.timeHidden}</span>}
      <button
        type="button"
        class="plain"
        aria-label={isShown ? puzzleText.hideTimeLabel : puzzleText.showTimeLabel}
        onClick={() => changeSettings({ stopwatch: isShown ? 'hidden' : 'shown' })}
      >
        {isShown ? puzzleText.hideTime : puzzleText.showTime}
      </button>
    </div>
  )
}

function RunningTime({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const ms = elapsedMs(stopwatch, useNow(stopwatch.since !== null))
  return (
    <span
      class="puzzle-clock figures"
      role="timer"
      aria-live="off"
      aria-label={puzzleText.timeSpoken(spellOutDuration(ms))}
    >
      {formatDuration(ms)}
    </span>
  )
}

/** A button that pauses the game and shows the time, unless it is hidden: for a board with its own controls. */
export function PauseButton({ play, session }: PuzzleContext) {
  const { stopwatch } = play.snapshot
  const now = useNow(stopwatch?.since != null)
  const isShown = useSettings().stopwatch === 'shown'
  if (!stopwatch) return null
  return (
    <button type="button" class="pill" onClick={() => pause(session)}>
      <span>{puzzleText.pause}</span>{' '}
      {isShown && <small class="figures">{formatDuration(elapsedMs(stopwatch, now))}</small>}
    </button>
  )
}
