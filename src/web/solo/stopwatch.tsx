import { durationWords, stopwatchText } from '#session/duration.ts'
import { elapsedMs, type Stopwatch } from '#table/stopwatch.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { useNow } from '../table/use-now.ts'
import { soloWords } from './words.ts'

/** The time so far, which can be hidden. It is read on request, never by itself. */
export function Time({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const shown = useSettings().stopwatch === 'shown'
  return (
    <div class="solo-time">
      {shown ? <Running stopwatch={stopwatch} /> : <span class="soft">{soloWords.timeHidden}</span>}
      <button
        type="button"
        class="plain"
        aria-label={shown ? soloWords.hideTimeLabel : soloWords.showTimeLabel}
        onClick={() => changeSettings({ stopwatch: shown ? 'hidden' : 'shown' })}
      >
        {shown ? soloWords.hideTime : soloWords.showTime}
      </button>
    </div>
  )
}

function Running({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const ms = elapsedMs(stopwatch, useNow(stopwatch.since !== null))
  return (
    <span
      class="solo-clock figures"
      role="timer"
      aria-live="off"
      aria-label={soloWords.timeSpoken(durationWords(ms))}
    >
      {stopwatchText(ms)}
    </span>
  )
}
