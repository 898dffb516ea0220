import type { LoadedGame } from '../loaded-game.ts'
import { lessonsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableText } from '../text/en/shell.ts'

/** A link to the lessons, where a game has any. */
export function LessonsLink({ loadedGame: { rules, loadLessons } }: { readonly loadedGame: LoadedGame }) {
  if (!loadLessons) return null
  return (
    <Link to={lessonsPath(rules.id)} class="pill">
      {tableText.lessonsLong}
    </Link>
  )
}
