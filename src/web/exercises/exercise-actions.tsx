import { useState } from 'preact/hooks'
import { toggleBookmark } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog, readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { copyText } from '../clipboard.ts'
import { preferences } from '../preferences.ts'
import { exercisePath } from '../router.ts'
import { announce } from '../shell/live-regions.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'

interface ExerciseActionsProps {
  readonly game: string
  readonly id: string
}

/** Keeps an exercise for later, or gives it to somebody else. */
export function ExerciseActions({ game, id }: ExerciseActionsProps) {
  const [isMarked, setMarked] = useState(() => readExerciseLog(preferences, game).bookmarks.includes(id))
  const [said, setSaid] = useState('')

  function bookmark(): void {
    changeExerciseLog(preferences, game, log => toggleBookmark(log, id))
    setMarked(!isMarked)
  }

  async function copyLink(): Promise<void> {
    const link = location.origin + exercisePath(game, id)
    const sentence = (await copyText(link)) ? exercisesPageText.copied : exercisesPageText.copyByHand(link)
    setSaid(sentence)
    announce(sentence)
  }

  return (
    <div class="buttons exercise-actions">
      <button type="button" class="pill" aria-pressed={isMarked} onClick={bookmark}>
        {isMarked ? exercisesPageText.bookmarked : exercisesPageText.bookmark}
      </button>
      <button type="button" class="pill" onClick={copyLink}>
        {exercisesPageText.copyLink}
      </button>
      <p class="soft exercise-said">{said}</p>
    </div>
  )
}
