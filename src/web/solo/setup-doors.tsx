import type { ParlourGame } from '../parlour.ts'
import { figuresPath, learnPath, printPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import { doorWords, soloWords } from './words.ts'

/** The way to lessons, times and print. */
export function SetupDoors({ parlour: { game, face, loadLessons } }: { readonly parlour: ParlourGame }) {
  return (
    <nav class="buttons setup-doors" aria-label={doorWords.more}>
      {loadLessons && (
        <Link to={learnPath(game.id)} class="pill">
          {tableWords.lessons}
        </Link>
      )}
      <Link to={figuresPath(game.id)} class="pill">
        {soloWords.figures}
      </Link>
      {face.loadSheet && (
        <Link to={printPath(game.id)} class="pill">
          {tableWords.print}
        </Link>
      )}
    </nav>
  )
}
