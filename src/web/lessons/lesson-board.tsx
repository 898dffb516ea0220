import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { beginLesson, isLessonDone, type LessonState, tryMove } from '#session/lesson/lesson-state.ts'
import { peopleOf } from '#table/player.ts'
import { viewFor } from '#table/table.ts'
import { localRejectionWords } from '#table/words.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { handleInspectKey } from '../play/board-keys.ts'
import { LOCAL_PLAYER } from '../setup/opponents.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableWords } from '../words.ts'
import { lessonWords } from './words.ts'

interface LessonBoardProps {
  readonly loadedGame: LoadedGame
  readonly lesson: Lesson
  readonly isDone: boolean
  onFinish(): void
}

interface Feedback {
  readonly kind: 'refused' | 'note'
  readonly text: string
  readonly cells?: readonly Cell[] | undefined
}

const PEOPLE = peopleOf([LOCAL_PLAYER])

/** The board of one lesson, where every try is answered. */
export function LessonBoard({ loadedGame, lesson, isDone, onFinish }: LessonBoardProps) {
  const { rules, text: words, face } = loadedGame
  const [lecture, setLecture] = useState(() => beginLesson(rules, lesson))
  const [said, setSaid] = useState<Feedback>()
  const { table } = lecture
  const view = viewFor(table, 0)

  function say(next: Feedback): void {
    setSaid(next)
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  function play(text: string): void {
    const tried = isLessonDone(lecture) ? undefined : tryMove(lecture, text)
    if (!tried) say({ kind: 'note', text: lessonWords.over })
    else if (tried.ok) goOn(tried.value)
    else {
      const { rejection } = tried
      say({ kind: 'refused', text: localRejectionWords(rejection, words), cells: rejection.cells })
    }
  }

  function goOn(next: LessonState): void {
    setLecture(next)
    if (isLessonDone(next)) onFinish()
    const { verdict, say: sentence, cells } = next.feedback!
    say({
      kind: verdict === 'wrong' ? 'refused' : 'note',
      text: sentence ?? lessonWords.verdicts[verdict],
      cells,
    })
  }

  function startOver(): void {
    setLecture(beginLesson(rules, lesson))
    setSaid(undefined)
  }

  function ask(key: string, cell: Cell): boolean {
    const move = face.keyMove?.(view, cell, key)
    if (move !== undefined) play(move)
    return move !== undefined || handleInspectKey(key, cell, { view, people: PEOPLE }, loadedGame)
  }

  return (
    <div class="lesson-board">
      <face.Board
        view={view}
        people={PEOPLE}
        label={tableWords.board(words.title)}
        highlight={said?.cells && { why: said.kind === 'refused' ? 'refused' : 'hint', cells: said.cells }}
        play={play}
        onKey={ask}
      />
      <div class="lesson-said">
        {said ? (
          <p class={`message ${said.kind}`}>{said.text}</p>
        ) : (
          <p class="soft">{isDone ? lessonWords.doneBefore : lessonWords.yourTurn}</p>
        )}
        {table.cursor > lesson.moves.length && (
          <button type="button" class="pill" onClick={startOver}>
            {lessonWords.startOver}
          </button>
        )}
      </div>
    </div>
  )
}
