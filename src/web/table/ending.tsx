import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/words.ts'
import { describeEnding } from '#session/table-words.ts'
import type { Ending } from '#table/action.ts'
import { restoreFocusSoon } from '../kit/focus.ts'
import type { LoadedGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import type { TableCapabilities } from './place.ts'

interface EndingBoxProps {
  readonly parlour: LoadedGame
  readonly ending: Ending
  readonly people: readonly Person[]
  readonly capabilities: TableCapabilities
  readonly note?: string | undefined
  readonly share?: (() => void) | undefined
}

/** How it ended, why, and where to go from here. */
export function EndingBox({ parlour, ending, people, capabilities, note, share }: EndingBoxProps) {
  const { headline, reason } = describeEnding(ending, people, parlour.words)
  const { rematch, playAgain, reviewPath, endNote } = capabilities
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever ended it, or asked for another game, by a field or a button that is gone now is led here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the button goes
  useEffect(() => restoreFocusSoon(heading.current), [rematch === undefined])
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending" ref={heading} tabIndex={-1} data-news>
        {headline}
      </h2>
      <p class="soft">{reason}</p>
      {endNote}
      <div class="buttons">
        {rematch && (
          <button type="button" class="pill primary" onClick={rematch.act}>
            {rematch.label}
          </button>
        )}
        {playAgain && (
          <button type="button" class="pill" onClick={playAgain.act}>
            {playAgain.label}
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
