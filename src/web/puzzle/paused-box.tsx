import { useEffect, useRef } from 'preact/hooks'
import { spellOutDuration } from '#app/duration.ts'
import { puzzleText } from '../text/en/puzzle.ts'
import type { PuzzleContext } from './puzzle-context.ts'
import { resume } from './use-pause.ts'
import '../play/board-cover.css'

/** Covers the board of a paused game. */
export function PausedBox({ play, session }: PuzzleContext) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that paused the game, held a moment too long, would press it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel-box curtain">
      <h2 ref={heading} tabIndex={-1}>
        {puzzleText.paused}
      </h2>
      <p class="soft">{puzzleText.pausedText(spellOutDuration(play.snapshot.stopwatch?.ranMs ?? 0))}</p>
      <button type="button" class="pill primary" onClick={() => resume(session)}>
        {puzzleText.goOn}
      </button>
    </section>
  )
}
