import { useState } from 'preact/hooks'
import { toggleBookmark } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog, readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { copyText } from '../clipboard.ts'
import { preferences } from '../preferences.ts'
import { exercisePath } from '../router.ts'
import { embedCode, useEmbeddable } from '../sheets/embed-code.ts'
import { announce } from '../shell/live-regions.tsx'
import { embedText } from '../text/en/embed.ts'
import { exercisesPageText } from '../text/en/exercises.ts'

interface ExerciseActionsProps {
  readonly game: string
  readonly id: string
  /** The exercise of the day, which other sites may show in a frame. */
  readonly isOfDay: boolean
}

/** Keeps an exercise for later, or gives it to somebody else. */
export function ExerciseActions({ game, id, isOfDay }: ExerciseActionsProps) {
  const [isMarked, setMarked] = useState(() => readExerciseLog(preferences, game).bookmarks.includes(id))
  const [said, setSaid] = useState('')

  function bookmark(): void {
    changeExerciseLog(preferences, game, log => toggleBookmark(log, id))
    setMarked(!isMarked)
  }

  async function copy(text: string, copied: string): Promise<void> {
    const sentence = (await copyText(text)) ? copied : exercisesPageText.copyByHand(text)
    setSaid(sentence)
    announce(sentence)
  }

  const address = (series: string) => location.origin + exercisePath(game, series)

  return (
    <div class="buttons exercise-actions">
      <button type="button" class="pill" aria-pressed={isMarked} onClick={bookmark}>
        {isMarked ? exercisesPageText.bookmarked : exercisesPageText.bookmark}
      </button>
      <button type="button" class="pill" onClick={() => copy(address(id), exercisesPageText.copied)}>
        {exercisesPageText.copyLink}
      </button>
      {isOfDay && <EmbedButton copyCode={() => copy(embedCode(address('daily')), embedText.copied)} />}
      <p class="soft exercise-said">{said}</p>
    </div>
  )
}

/** Each day's exercise in a frame, where the host allows frames. */
function EmbedButton({ copyCode }: { copyCode(): void }) {
  return useEmbeddable() ? (
    <button type="button" class="pill" onClick={copyCode}>
      {embedText.copy}
    </button>
  ) : null
}
