import type { LoadedGame } from '../loaded-game.ts'
import { lessonsPath, printPath, statisticsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import { setupLinksWords } from './words.ts'

/** The way to lessons, statistics and print. */
export function SetupLinks({
  loadedGame: { rules, face, loadLessons },
}: {
  readonly loadedGame: LoadedGame
}) {
  return (
    <nav class="buttons setup-doors" aria-label={setupLinksWords.more}>
      {loadLessons && (
        <Link to={lessonsPath(rules.id)} class="pill">
          {tableWords.lessons}
        </Link>
      )}
      <Link to={statisticsPath(rules.id)} class="pill">
        {tableWords.figures}
      </Link>
      {face.loadPrintSheet && (
        <Link to={printPath(rules.id)} class="pill">
          {tableWords.print}
        </Link>
      )}
    </nav>
  )
}
