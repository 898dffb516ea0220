import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import type { Judged, Lesson } from '#kernel/lesson.ts'
import { peopleOf } from '#session/player.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { type Table, viewFor } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import { ME } from '../setup/company.ts'
import { announce } from '../shell/live.tsx'
import { answerLook } from '../table/ask.ts'
import { tableWords } from '../words.ts'
import { openLesson, tryMove } from './tried.ts'
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
  const [table, setTable] = useState(() => openLesson(game, lesson))
  const [said, setSaid] = useState<Said>()
  const [over, setOver] = useState(false)
  const view = viewFor(table, 0)

  function say(next: Said): void {
    setSaid(next)
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  function play(text: string): void {
    const tried = over ? undefined : tryMove(lesson, table, text)
    if (!tried) say({ kind: 'note', text: lessonWords.over })
    else if (tried.kind === 'refused')
      say({
        kind: 'refused',
        text: ownTableRejection(tried.rejection, words),
        cells: tried.rejection.cells,
      })
    else answer(tried.judged, tried.table)
  }

  function answer({ verdict, say: sentence, cells }: Judged, next: Table): void {
    setTable(next)
    if (verdict === 'done') {
      setOver(true)
      finish()
    }
    say({
      kind: verdict === 'wrong' ? 'refused' : 'note',
      text: sentence ?? lessonWords.verdicts[verdict],
      cells,
    })
  }

  function startOver(): void {
    setTable(openLesson(game, lesson))
    setSaid(undefined)
    setOver(false)
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
