import type { LoadedGame } from '../loaded-game.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { Heading } from '../shell/page.tsx'
import { lessonText } from '../text/en/lessons.ts'

interface LessonsFinishedProps {
  readonly loadedGame: LoadedGame
  restart(): void
}

/** The page after the last lesson, with the way to a first game. */
export function LessonsFinished({ loadedGame: { card, rules }, restart }: LessonsFinishedProps) {
  return (
    <div class="stack">
      <div>
        <Heading title={lessonText.finished} tab={lessonText.title(card.title)} />
        <p class="lead">{lessonText.finishedText}</p>
      </div>
      <div class="buttons">
        <Link to={`${setupPath(rules.id)}?shape=square&size=6&grade=gentle&play`} class="pill primary">
          {lessonText.first}
        </Link>
        <Link to={setupPath(rules.id)} class="pill">
          {lessonText.toSetup}
        </Link>
        <button type="button" class="pill" onClick={restart}>
          {lessonText.again}
        </button>
      </div>
    </div>
  )
}
