import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/words.ts'
import { endingWords } from '#session/table-words.ts'
import type { Ending } from '#table/action.ts'
import { catchFocusSoon } from '../kit/focus.ts'
import type { ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import type { TablePlace } from './place.ts'

interface EndingBoxProps {
  readonly parlour: ParlourGame
  readonly ending: Ending
  readonly people: readonly Person[]
  readonly place: TablePlace
  readonly note?: string | undefined
  readonly share?: (() => void) | undefined
}

/** How it ended, why, and where to go from here. */
export function EndingBox({ parlour, ending, people, place, note, share }: EndingBoxProps) {
  const { headline, reason } = endingWords(ending, people, parlour.words)
  const { rematch, again, reviewPath, afterword } = place
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever ended it, or asked for another game, by a field or a button that is gone now is led here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the button goes
  useEffect(() => catchFocusSoon(heading.current), [rematch === undefined])
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending" ref={heading} tabIndex={-1} data-news>
        {headline}
      </h2>
      <p class="soft">{reason}</p>
      {afterword}
      <div class="buttons">
        {rematch && (
          <button type="button" class="pill primary" onClick={rematch.act}>
            {rematch.label}
          </button>
        )}
        {again && (
          <button type="button" class="pill" onClick={again.act}>
            {again.label}
          </button>
        )}
        <Link to={reviewPath} class="pill">
          {tableWords.review}
        </Link>
        {share && (
          <button type="button" class="pill" onClick={share}>
            {tableWords.share}
          </button>
        )}
        <Link to={setupPath(parlour.game.id)} class="pill">
          {tableWords.newGame}
        </Link>
      </div>
      {note && <p class="message note">{note}</p>}
    </section>
  )
}
