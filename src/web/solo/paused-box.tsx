import { useEffect, useRef } from 'preact/hooks'
import { durationWords } from '#session/duration.ts'
import type { Alone } from './alone.ts'
import { goOn } from './use-pause.ts'
import { soloWords } from './words.ts'
import '../table/curtain.css'

/** What covers the board of a game that stands still. */
export function PausedBox({ play, session }: Alone) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that paused, held a moment too long, would press it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel-box curtain">
      <h2 ref={heading} tabIndex={-1}>
        {soloWords.paused}
      </h2>
      <p class="soft">{soloWords.pausedText(durationWords(play.snapshot.stopwatch?.ranMs ?? 0))}</p>
      <button type="button" class="pill primary" onClick={() => goOn(session)}>
        {soloWords.goOn}
      </button>
    </section>
  )
}
