import type { ParlourGame } from '../parlour.ts'
import { learnPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'

/** The way to the lessons, of a game that has any. */
export function LessonsDoor({ parlour: { game, loadLessons } }: { readonly parlour: ParlourGame }) {
  if (!loadLessons) return null
  return (
    <Link to={learnPath(game.id)} class="pill">
      {tableWords.lessonsLong}
    </Link>
  )
}
