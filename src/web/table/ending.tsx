import type { Person } from '#kernel/words.ts'
import { endingWords } from '#session/words.ts'
import type { Ending } from '#table/action.ts'
import type { ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'

interface EndingBoxProps {
  readonly parlour: ParlourGame
  readonly ending: Ending
  readonly people: readonly Person[]
  readonly reviewPath: string
  readonly note?: string | undefined
  rematch(): void
  share(): void
}

/** How it ended, why, and where to go from here. */
export function EndingBox({ parlour, ending, people, reviewPath, note, rematch, share }: EndingBoxProps) {
  const { headline, reason } = endingWords(ending, people, parlour.words)
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending">{headline}</h2>
      <p class="soft">{reason}</p>
      <div class="buttons">
        <button type="button" class="pill primary" onClick={rematch}>
          {tableWords.rematch}
        </button>
        <Link to={reviewPath} class="pill">
          {tableWords.review}
        </Link>
        <button type="button" class="pill" onClick={share}>
          {tableWords.share}
        </button>
        <Link to={setupPath(parlour.game.id)} class="pill">
          {tableWords.newGame}
        </Link>
      </div>
      {note && <p class="message note">{note}</p>}
    </section>
  )
}
