import { useEffect, useState } from 'preact/hooks'
import { shelf } from '../device.ts'
import type { ParlourGame } from '../parlour.ts'
import { figuresPath, learnPath, printPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import { doorWords } from './words.ts'

/** The way to lessons, times and print; whoever has never played here is shown the lessons first. */
export function SetupDoors({
  parlour: { game, words, face, loadLessons },
}: {
  readonly parlour: ParlourGame
}) {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    shelf.list().then(games => setNew(!games.some(({ saved }) => saved.record.game === game.id)))
  }, [game.id])
  return (
    <>
      {loadLessons && isNew && (
        <div class="message first-time">
          <p>{doorWords.firstTime(words.title)}</p>
          <Link to={learnPath(game.id)} class="pill">
            {tableWords.lessonsLong}
          </Link>
        </div>
      )}
      <nav class="buttons setup-doors" aria-label={doorWords.more}>
        {loadLessons && !isNew && (
          <Link to={learnPath(game.id)} class="pill">
            {tableWords.lessons}
          </Link>
        )}
        <Link to={figuresPath(game.id)} class="pill">
          {tableWords.figures}
        </Link>
        {face.loadSheet && (
          <Link to={printPath(game.id)} class="pill">
            {tableWords.print}
          </Link>
        )}
      </nav>
    </>
  )
}
