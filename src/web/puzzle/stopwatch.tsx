import { formatDuration, spellOutDuration } from '#app/duration.ts'
import { elapsedMs, type Stopwatch } from '#table/stopwatch.ts'
import { useNow } from '../play/use-now.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { puzzleWords } from './words.ts'

/** The time so far, which can be hidden. It is read on request, never by itself. */
export function StopwatchDisplay({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const shown = useSettings().stopwatch === 'shown'
  return (
    <div class="solo-time">
      {shown ? <RunningTime stopwatch={stopwatch} /> : <span class="soft">{puzzleWords.timeHidden}</span>}
      <button
        type="button"
        class="plain"
        aria-label={shown ? puzzleWords.hideTimeLabel : puzzleWords.showTimeLabel}
        onClick={() => changeSettings({ stopwatch: shown ? 'hidden' : 'shown' })}
      >
        {shown ? puzzleWords.hideTime : puzzleWords.showTime}
      </button>
    </div>
  )
}

function RunningTime({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const ms = elapsedMs(stopwatch, useNow(stopwatch.since !== null))
  return (
    <span
      class="solo-clock figures"
      role="timer"
      aria-live="off"
      aria-label={puzzleWords.timeSpoken(spellOutDuration(ms))}
    >
      {formatDuration(ms)}
    </span>
  )
}
