import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { beginLesson, isLearned, type Lecture, tryOut } from '#session/lesson.ts'
import { peopleOf } from '#session/player.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { viewFor } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import { ME } from '../setup/company.ts'
import { announce } from '../shell/live.tsx'
import { answerLook } from '../table/ask.ts'
import { tableWords } from '../words.ts'
import { lessonWords } from './words.ts'

interface LessonBoardProps {
  readonly parlour: ParlourGame
  readonly lesson: Lesson
  readonly done: boolean
  finish(): void
}

interface Said {
  readonly kind: 'refused' | 'note'
  readonly text: string
  readonly cells?: readonly Cell[] | undefined
}

const PEOPLE = peopleOf([ME])

/** The board of one lesson, where every try is answered. */
export function LessonBoard({ parlour, lesson, done, finish }: LessonBoardProps) {
  const { game, words, face } = parlour
  const [lecture, setLecture] = useState(() => beginLesson(game, lesson))
  const [said, setSaid] = useState<Said>()
  const { table } = lecture
  const view = viewFor(table, 0)

  function say(next: Said): void {
    setSaid(next)
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  function play(text: string): void {
    const tried = isLearned(lecture) ? undefined : tryOut(lecture, text)
    if (!tried) say({ kind: 'note', text: lessonWords.over })
    else if (tried.ok) goOn(tried.value)
    else {
      const { rejection } = tried
      say({ kind: 'refused', text: ownTableRejection(rejection, words), cells: rejection.cells })
    }
  }

  function goOn(next: Lecture): void {
    setLecture(next)
    if (isLearned(next)) finish()
    const { verdict, say: sentence, cells } = next.judged!
    say({
      kind: verdict === 'wrong' ? 'refused' : 'note',
      text: sentence ?? lessonWords.verdicts[verdict],
      cells,
    })
  }

  function startOver(): void {
    setLecture(beginLesson(game, lesson))
    setSaid(undefined)
  }

  function ask(key: string, cell: Cell): boolean {
    const move = face.keyMove?.(view, cell, key)
    if (move !== undefined) play(move)
    return move !== undefined || answerLook(key, cell, { view, people: PEOPLE }, parlour)
  }

  return (
    <div class="lesson-board">
      <face.Board
        view={view}
        people={PEOPLE}
        label={tableWords.board(words.title)}
        pointing={said?.cells && { why: said.kind === 'refused' ? 'refused' : 'hint', cells: said.cells }}
        play={play}
        ask={ask}
      />
      <div class="lesson-said">
        {said ? (
          <p class={`message ${said.kind}`}>{said.text}</p>
        ) : (
          <p class="soft">{done ? lessonWords.doneBefore : lessonWords.yourTurn}</p>
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
