import type { ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { Heading } from '../shell/page.tsx'
import { lessonWords } from './words.ts'

interface GraduationProps {
  readonly parlour: ParlourGame
  restart(): void
}

/** The end of the lessons, and the beginning of play: the game's own first choices. */
export function Graduation({ parlour: { game, words }, restart }: GraduationProps) {
  return (
    <div class="stack">
      <div>
        <Heading title={lessonWords.finished} tab={lessonWords.title(words.title)} />
        <p class="lead">{lessonWords.finishedText}</p>
      </div>
      <div class="buttons">
        <Link to={`${setupPath(game.id)}?shape=square&size=6&grade=gentle&play`} class="pill primary">
          {lessonWords.first}
        </Link>
        <Link to={setupPath(game.id)} class="pill">
          {lessonWords.toSetup}
        </Link>
        <button type="button" class="pill" onClick={restart}>
          {lessonWords.again}
        </button>
      </div>
    </div>
  )
}
