import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { Ending } from '#table/action.ts'
import { describeEnding } from '#table/text/en/table.ts'
import { restoreFocusSoon } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableText } from '../text/en/shell.ts'
import type { TableCapabilities } from './table-capabilities.ts'

interface EndingBoxProps {
  readonly loadedGame: LoadedGame
  readonly ending: Ending
  readonly people: readonly Person[]
  readonly capabilities: TableCapabilities
  readonly note?: string | undefined
  readonly share?: (() => void) | undefined
}

/** How the game ended, why, and where to go from here. */
export function EndingBox({ loadedGame, ending, people, capabilities, note, share }: EndingBoxProps) {
  const { headline, reason } = describeEnding(ending, people, loadedGame.text)
  const { rematch, playAgain, reviewPath, fullPagePath, endNote } = capabilities
  const heading = useRef<HTMLHeadingElement>(null)
  // The field or button that ended the game, or asked for a rematch, is gone: the focus comes here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the rematch button goes
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
        {reviewPath && (
          <Link to={reviewPath} class="pill">
            {tableText.review}
          </Link>
        )}
        {share && (
          <button type="button" class="pill" onClick={share}>
            {tableText.share}
          </button>
        )}
        {!fullPagePath && (
          <Link to={setupPath(loadedGame.rules.id)} class="pill">
            {tableText.newGame}
          </Link>
        )}
      </div>
      {note && <p class="message note">{note}</p>}
    </section>
  )
}
